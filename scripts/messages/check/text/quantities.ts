import { type Locale, locales } from '@/lib/shared/i18n/locales';

/** A number in a text: its value, and the largest rounding error that its digits allow. */
export type Quantity = { value: number; rounding: number };

/** Words that multiply a number. */
const multipliers: Partial<Record<Locale, Record<string, number>>> = {
  en: { million: 1e6, billion: 1e9 },
  zh: { 百万: 1e6, 万: 1e4, 亿: 1e8 },
  vi: { triệu: 1e6, tỷ: 1e9 },
};

/** Locales with a decimal comma: 1,5. */
const decimalComma = new Set(
  locales.filter((locale) => new Intl.NumberFormat(locale).format(1.5).includes(',')),
);

/** Creates a regular expression source for a quantity: number, multiplying word, per cent sign. */
export function createQuantityPattern(locale: Locale): string {
  const words = Object.keys(multipliers[locale] ?? {});
  return `${createNumberPattern(locale)}${words.length > 0 ? `(?: ?(?:${words.join('|')}))?` : ''}%?`;
}

export function parseQuantity(written: string, locale: Locale): Quantity {
  const { thousands, decimal } = getNumberMarks(locale);
  const [figure = ''] = new RegExp(createNumberPattern(locale)).exec(written) ?? [];
  const plain = figure.replaceAll(thousands, '').replace(decimal, '.');
  const word = Object.keys(multipliers[locale] ?? {}).find((one) => written.includes(one)) ?? '';
  const unit = (multipliers[locale]?.[word] ?? 1) / (written.endsWith('%') ? 100 : 1);
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain) * unit, rounding: (unit * 10 ** -decimals) / 2 };
}

/** True if a quantity equals the expected value within its rounding error. */
export function isSameQuantity({ value, rounding }: Quantity, expected: number): boolean {
  return Math.abs(value - expected) <= rounding + Math.abs(expected) * 1e-12;
}

/** `1,234.5` or `1.234,5`. */
function createNumberPattern(locale: Locale): string {
  const { thousands, decimal } = getNumberMarks(locale);
  return String.raw`(?:\d{1,3}(?:[${thousands}]\d{3})+|\d+)(?:[${decimal}]\d+)?`;
}

function getNumberMarks(locale: Locale): { thousands: string; decimal: string } {
  return decimalComma.has(locale) ? { thousands: '.', decimal: ',' } : { thousands: ',', decimal: '.' };
}
