import type { Locale } from '@/lib/shared/i18n/locales';

/** A figure as a text states it: what it means, and how far off it may be for having been rounded. */
export type Quantity = { value: number; rounding: number };

/** A figure as each language writes it: `1,234.5` or `1.234,5`. */
const figures: Record<Locale, string> = {
  en: String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`,
  zh: String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`,
  vi: String.raw`(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?`,
};

/** The words that multiply a figure. */
const scales: Record<Locale, Record<string, number>> = {
  en: { million: 1e6, billion: 1e9 },
  zh: { 百万: 1e6, 万: 1e4, 亿: 1e8 },
  vi: { triệu: 1e6, tỷ: 1e9 },
};

/** A quantity in a regular expression: figure, word that multiplies, per cent. */
export function quantityPattern(locale: Locale): string {
  return `${figures[locale]}(?: ?(?:${Object.keys(scales[locale]).join('|')}))?%?`;
}

export function quantitiesIn(text: string, locale: Locale): Quantity[] {
  return [...text.matchAll(new RegExp(`[−+]?${quantityPattern(locale)}`, 'g'))].map(([written]) =>
    parseQuantity(written, locale),
  );
}

export function parseQuantity(written: string, locale: Locale): Quantity {
  const [figure = ''] = new RegExp(figures[locale]).exec(written) ?? [];
  const plain = locale === 'vi' ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', '');
  const word = Object.keys(scales[locale]).find((one) => written.includes(one)) ?? '';
  const unit = (scales[locale][word] ?? 1) / (written.endsWith('%') ? 100 : 1);
  const decimals = plain.split('.')[1]?.length ?? 0;
  const sign = written.startsWith('−') ? -1 : 1;
  return { value: sign * Number(plain) * unit, rounding: (unit * 10 ** -decimals) / 2 };
}

/** Whether a text that was to state `value` may state this. */
export function states({ value, rounding }: Quantity, expected: number): boolean {
  return Math.abs(value - expected) <= rounding + Math.abs(expected) * 1e-12;
}
