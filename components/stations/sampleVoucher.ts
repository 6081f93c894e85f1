/** The currencies of the ledgers. */
export const currencies = ['VND', 'CNY', 'USD'] as const;

type Currency = (typeof currencies)[number];

/** The price of one US dollar in each currency, on the date of the voucher. */
export const rates: Record<Currency, number> = { VND: 26_270, CNY: 7.1, USD: 1 };

/** The date and time of the voucher: the late order is packed and cleared by customs. */
export const VOUCHER_TIME = '2026-11-20 10:15';

/** The events that lead to the voucher. */
export const SHIPPING_TIMES = {
  cleared: '2026-11-20 09:40',
  delivered: '2026-11-20 10:00',
} as const;

/** The series and number of the e-invoice. */
export const INVOICE = '1C26TLB 00002117';

/** The entries of the late order, in US dollars: sale and cost of sales. */
export const entries = [
  { side: 'debit', account: '131', amount: 29_400 },
  { side: 'credit', account: '511', amount: 29_400 },
  { side: 'debit', account: '632', amount: 22_050 },
  { side: 'credit', account: '155', amount: 22_050 },
] as const;

/** The sum of the debit entries, which equals the sum of the credit entries, in US dollars. */
export const TOTAL = entries[0].amount + entries[2].amount;

/** The margin of the order in US dollars: the sale less its cost. */
export const MARGIN = entries[0].amount - entries[2].amount;

/** Formats an amount in US dollars in another currency: `772,338,000`, in Vietnamese `772.338.000`. */
export function formatAmount(dollars: number, currency: Currency, locale: string): string {
  return Math.round(dollars * rates[currency]).toLocaleString(locale);
}
