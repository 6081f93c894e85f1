export { amount, count, createItemsSchema, createPriceFields } from './priceSchema';
