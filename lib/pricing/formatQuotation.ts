import { approximateDigits, getDecimals } from './currency';
import {
  calculateQuotation,
  hasQuantities,
  type PriceList,
  parseQuantities,
  type Quantities,
  type QuotationLine,
  type SomeQuantities,
  setQuantities,
  type Total,
} from './quotation';

/** Prices and labels of quotations. Plain data, so that it can be the props of a client component. */
export type QuotationFormat = {
  locale: string;
  /** The absolute URL of the page with the form. */
  pageUrl: string;
  prices: PriceList;
  /** Price of a unit of the conversion currency, in which approximate amounts are shown. */
  exchangeRate?: number | undefined;
  labels: {
    title: string;
    lines: Record<QuotationLine['id'], string>;
    totals: Record<Total, [label: string, calculation: string]>;
    /** Calculation of an item, and of the implementation: messages with `{count}` and `{price}`. */
    item: string;
    project: string;
    /** Approximate amount in the conversion currency: a message with `{amount}`. */
    approximate: string;
    /** Line and total in a text, with `{label}`, `{amount}` and `{calculation}` or `{approximate}`. */
    textLine: string;
    textTotal: string;
  };
};

/** A row of a quotation as texts. */
type QuotationRow = Record<'id' | 'label' | 'calculation' | 'amount', string> & {
  approximate?: string;
};

/** Formats a quotation as the rows of a table. */
export function formatQuotation(
  quantities: SomeQuantities,
  { locale, prices, exchangeRate, labels }: QuotationFormat,
) {
  const { format } = new Intl.NumberFormat(locale);
  const priceFormat = new Intl.NumberFormat(locale, getDecimals(prices.fractionDigits));
  const approximateFormat = new Intl.NumberFormat(locale, approximateDigits);
  const formatPrice = (amount: number) => priceFormat.format(amount / 10 ** prices.fractionDigits);
  const formatAmount = (amount: number) => {
    if (!exchangeRate) return { amount: formatPrice(amount) };
    const converted = approximateFormat.format(amount / 10 ** prices.fractionDigits / exchangeRate);
    const approximate = fillPlaceholders(labels.approximate, { amount: converted });
    return { amount: formatPrice(amount), approximate };
  };
  const { lines, totals } = calculateQuotation(quantities, prices);
  return {
    lines: lines.map(({ id, quantity, price, amount }): QuotationRow => {
      const calculation = id === 'project' ? labels.project : labels.item;
      return {
        id,
        label: labels.lines[id],
        calculation: fillPlaceholders(calculation, { count: format(quantity), price: formatPrice(price) }),
        ...formatAmount(amount),
      };
    }),
    totals: Object.entries(labels.totals).map(([id, [label, calculation]]): QuotationRow => {
      return { id, label, calculation, ...formatAmount(totals[id as Total]) };
    }),
  };
}

/**
 * Adds a quotation to a text as its last paragraph, in place of an earlier quotation. The last line of the paragraph is
 * the URL of the quotation.
 */
export function addQuotation(text: string, quantities: SomeQuantities, quotation: QuotationFormat): string {
  const { pageUrl, labels } = quotation;
  const { lines, totals } = formatQuotation(quantities, quotation);
  const paragraph = [
    labels.title,
    ...lines.map((row) => fillPlaceholders(labels.textLine, row)),
    ...totals.map((row) => fillPlaceholders(labels.textTotal, row)),
    setQuantities(pageUrl, quantities),
  ].join('\n');
  const otherParagraphs = text.split(/\n{2,}/).filter((former) => former && !findQuotation(former));
  return [...otherParagraphs, paragraph].join('\n\n');
}

/** Returns the quantities of the quotation that `addQuotation` added to a text; undefined if the text has none. */
export function findQuotation(text: string): Quantities | undefined {
  const queries = text
    .split(/\n{2,}/)
    .map((paragraph) => /(?:^|\n)https?:[^?\s]+(\?[^#\s]+)(?:#\S*)?\s*$/.exec(paragraph)?.[1])
    .map((query) => new URLSearchParams(query));
  const query = queries.find((candidate) => hasQuantities(candidate));
  return query && parseQuantities(query).quantities;
}

/** Replaces the placeholders of a message: `{name}`. */
export function fillPlaceholders(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
