import { getCurrencyNames } from './currency';

/** Short names of currencies that `Intl` does not return. */
const spokenNames: Record<string, Record<string, string | undefined> | undefined> = {
  vi: { CNY: 'tệ' },
  zh: { CNY: '元', VND: '盾' },
};

/**
 * Creates a pattern of amounts in texts: digits or `1.5 million` with one of the currencies, or a number with two or more
 * digit groups.
 */
export function createAmountPattern(locales: readonly string[], currencies: readonly string[]): RegExp {
  const symbols = getWords(locales, currencies, (locale, currency) => [
    currency,
    ...(['symbol', 'narrowSymbol'] as const).map((display) => getSymbol(locale, currency, display)),
  ]);
  const names = getWords(locales, currencies, (locale, currency) => {
    const { unit, name } = getCurrencyNames(locale, currency);
    return [unit, name, spokenNames[new Intl.Locale(locale).language]?.[currency] ?? unit];
  });
  const digits = '\\d[\\d.,]*\\d';
  const factors = '(?:thousand|million|billion|nghìn|triệu|tỷ|千|万|亿)';
  return new RegExp(
    [
      `(?:${symbols}) ?${digits}`,
      `\\d(?:[\\d.,]*\\d)? ?${factors}(?= ?(?:${symbols}|${names}))`,
      `${digits}(?= ?(?:${symbols}|${names}))`,
      '\\d{1,3}(?:[.,]\\d{3}){2,}',
    ].join('|'),
    'g',
  );
}

function getWords(
  locales: readonly string[],
  currencies: readonly string[],
  getNames: (locale: string, currency: string) => string[],
): string {
  const words = locales.flatMap((locale) => currencies.flatMap((currency) => getNames(locale, currency)));
  return [...new Set(words)].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

function getSymbol(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(
    1,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
