import { createApproximateFormat } from './formatQuotation';
import { calculateQuotation, type PriceList, type Quantities } from './quotation';

type PriceFactOptions<Item extends string> = {
  locale: string;
  /** Price of a unit of the foreign currency. */
  exchangeRate: number;
  /** Suffix of the names of approximate amounts in the foreign currency, such as `Cny`. */
  foreignSuffix: string;
  samples: Record<string, { [id in Item]?: number | undefined }>;
};

/**
 * Returns values for placeholders in texts, formatted for a locale: `{item}Price`, `{item}PerYear`, `{item}Days`, and
 * for each sample quotation its quantities (`{sample}Seats`) and totals (`{sample}FirstYear`).
 */
export function getPriceFacts<Item extends string>(
  prices: PriceList<Item>,
  { locale, exchangeRate, foreignSuffix, samples }: PriceFactOptions<Item>,
): [name: string, value: string][] {
  const { format } = new Intl.NumberFormat(locale);
  // Creating a format takes longer than using it for all prices.
  const approximateFormat = createApproximateFormat(locale);
  const formatAmount = (name: string, amount: number): [string, string][] => [
    [name, format(amount)],
    [`${name}${foreignSuffix}`, approximateFormat.format(amount / exchangeRate)],
  ];
  return [
    ...Object.entries<number>(prices.perMonth).flatMap(([item, price]) => [
      ...formatAmount(`${item}Price`, price),
      ...formatAmount(`${item}PerYear`, price * 12),
    ]),
    ...formatAmount('dayPrice', prices.day),
    ...Object.entries<number>(prices.days).map(([item, count]): [string, string] => [
      `${item}Days`,
      format(count),
    ]),
    ...Object.entries<Partial<Quantities<Item>>>(samples).flatMap(([sample, quantities]) => {
      const { lines, totals } = calculateQuotation(quantities, prices);
      return [
        ...lines.map(({ id, quantity }): [string, string] => [toCamelCase(sample, id), format(quantity)]),
        ...Object.entries(totals).flatMap(([total, amount]) =>
          formatAmount(toCamelCase(sample, total), amount),
        ),
      ];
    }),
  ];
}

/** Joins the id of a sample and another name: `ai-video` and `firstYear` become `aiVideoFirstYear`. */
function toCamelCase(sample: string, name: string): string {
  return `${sample}-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
