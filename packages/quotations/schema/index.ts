export { checkPrices, count, createItemsSchema, createPriceFields } from './priceSchema';
