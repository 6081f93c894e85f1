export { printOnly } from './printOnly';
export { QuotationTable } from './QuotationTable';
export { useQuotationForm } from './useQuotationForm';
