import { languageTraits, toLocale } from '@/lib/i18n/locales';

/** The names of a currency in a language. */
type CurrencyNames = {
  /** The ISO 4217 code: `VND`. */
  code: string;
  /** The full name: `Vietnamese dong`, `đồng Việt Nam`. */
  name: string;
  /** The name beside an amount: the code in English, otherwise a name such as `đồng`. */
  unit: string;
};

/** Returns the names of a currency, which is an ISO 4217 code. */
export function getCurrencyNames(locale: string, currency: string): CurrencyNames {
  const { currencyUnits } = languageTraits[toLocale(locale)];
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
  const unit = currencyUnits === 'codes' ? currency : (currencyUnits[currency] ?? name);
  return { code: currency, name, unit };
}

/** Returns the number of decimals of a currency: 0 for VND, 2 for USD. */
export function getFractionDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/** Creates a function that formats amounts with their currency: `VND 480,000`, `480,000 越南盾`. */
export function createAmountFormat(
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = getDecimals(getFractionDigits(currency)),
): (amount: number) => string {
  const { unit, code } = getCurrencyNames(locale, currency);
  const { format } = new Intl.NumberFormat(locale, options);
  return (amount) => (unit === code ? `${code} ${format(amount)}` : `${format(amount)} ${unit}`);
}

/**
 * Creates a function that formats amounts in sentences. Ideographic languages write those from 10,000 on with 万 or 亿:
 * `48 万越南盾`.
 */
export function createTextAmountFormat(
  locale: string,
  currency: string,
  options?: Intl.NumberFormatOptions,
): (amount: number) => string {
  const formatAmount = createAmountFormat(locale, currency, options);
  if (!languageTraits[toLocale(locale)].isIdeographic) return formatAmount;
  const { unit } = getCurrencyNames(locale, currency);
  const { format } = new Intl.NumberFormat(locale, {
    notation: 'compact',
    useGrouping: 'always',
    maximumSignificantDigits: 12,
    ...options,
  });
  return (amount) =>
    amount < 10_000 ? formatAmount(amount) : format(amount).replace(/(?=\p{sc=Han})/u, ' ') + unit;
}

/** Options of number formats for amounts with a fixed number of decimals. */
export function getDecimals(fractionDigits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
}

/** Options of number formats for approximate amounts. */
export const approximateDigits: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 };
