import { createWarning, escapeRegExp, findMatches, isMarkdown, joinTexts, type Rule } from 'content-lint';
import { factsSchema } from '@/lib/content/facts/factsSchema';
import { getPriceValues } from '@/lib/content/facts/getPriceValues';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { getCurrencyNames } from '@/lib/shared/pricing/currency';

/** The factors of amounts in words: `1.5 million`, `48 万`. */
const factors: Record<string, number> = {
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, nghìn: 1e3, triệu: 1e6, tỷ: 1e9 },
  ...{ 千: 1e3, 万: 1e4, 亿: 1e8 },
};

/** Short names of currencies that `Intl` does not return. */
const spokenNames: Record<string, Record<string, string | undefined> | undefined> = {
  vi: { CNY: 'tệ' },
  zh: { CNY: '元', VND: '盾' },
};

/**
 * Reports amounts in the texts of pages that are equal to a price with a placeholder, so that they change with it. Other
 * amounts, such as fees and fines, are no prices. Articles and the screens of products contain other amounts.
 */
export const hardCodedPrice: Rule = function* ({ catalogue }) {
  const facts = catalogue.getSharedValue('facts.json') as { prices?: unknown } | undefined;
  const { data } = factsSchema.shape.prices.safeParse(facts?.prices);
  if (!data) return;
  const { currency, conversion } = data;
  const pattern = createAmountPattern(locales, [currency, conversion?.currency ?? currency]);
  const placeholders = new Map(
    locales.map((locale) => [locale, getPlaceholders(facts?.prices, locale, pattern)]),
  );
  for (const file of catalogue.files) {
    if (!file.locale || isMarkdown(file)) continue;
    for (const text of file.texts) {
      if (text.path.includes('.screens.')) continue;
      for (const { 0: amount, index } of findMatches(text.value, pattern)) {
        const names = placeholders.get(file.locale as Locale)?.get(parseAmount(amount));
        if (!names) continue;
        const values = { amount, placeholders: joinTexts('or', names) };
        yield createWarning(file, text.getOffset(index), 'hard-coded-price', values);
      }
    }
  }
};

/** Returns the placeholders of the prices by amount. */
function getPlaceholders(prices: unknown, locale: Locale, pattern: RegExp): Map<number, string[]> {
  const placeholders = new Map<number, string[]>();
  for (const [name, value] of getPriceValues(prices, locale)) {
    const [match] = findMatches(value, pattern);
    if (!match || name === 'exchangeRate') continue;
    const amount = parseAmount(match[0]);
    placeholders.set(amount, [...(placeholders.get(amount) ?? []), `{${name}}`].slice(0, 3));
  }
  return placeholders;
}

/** Parses an amount: `480.000`, `480,000`, `1,5 triệu`. A mark before three digits separates groups. */
function parseAmount(amount: string): number {
  const digits = /\d(?:[\d.,]*\d)?/.exec(amount)?.[0] ?? '';
  const factor = Object.entries(factors).find(([word]) => amount.includes(word))?.[1] ?? 1;
  return (
    Math.round(Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')) * factor * 100) / 100
  );
}

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
  return [...new Set(words)].map(escapeRegExp).join('|');
}

function getSymbol(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(
    1,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
