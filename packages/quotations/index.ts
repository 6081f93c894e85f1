export { createAmountPattern } from './createAmountPattern';
export { createAmountFormat } from './currency';
export {
  addQuotation,
  fillPlaceholders,
  formatQuotation,
  type QuotationFormat,
  type QuotationRow,
} from './formatQuotation';
export { getPriceFacts } from './getPriceFacts';
export { getOfferedItems, getQuotedProduct, type ItemProducts } from './products';
export { hasQuantities, parseQuantities, setQuantities } from './quantities';
export {
  calculateQuotation,
  createPriceList,
  type PriceList,
  type Quantities,
  type Quotation,
  type QuotationLine,
  type Total,
} from './quotation';
