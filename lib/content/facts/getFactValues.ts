import { languageTraits } from '@/lib/i18n/languageTraits';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { formatWorkingTime } from '@/lib/i18n/workingTime';
import { factsSchema } from './factsSchema';
import { getPriceValues } from './getPriceValues';

type Group = Record<string, unknown>;

/** The groups of `messages/facts.json` whose values are available as placeholders. */
const groups = ['names', 'products', 'cities', 'places', 'addresses', 'claims', 'company', 'figures'];

/**
 * Returns the facts of a locale by name: the values of `messages/facts.json`, the formatted working time and prices, and
 * the email domain. `file` is the parsed content of that file, which need not be valid.
 */
export function getFactValues(file: unknown, locale: Locale): Map<string, string> {
  const factGroups = (file ?? {}) as Record<string, Group | undefined>;
  const { data: workingTime } = factsSchema.shape.workingTime.safeParse(factGroups.workingTime);
  const namedValues: [string, unknown][] = [
    ...groups
      .flatMap((group) => Object.entries(factGroups[group] ?? {}))
      .map(([name, value]): [string, unknown] => [name, localizeValue(value, locale)]),
    ...Object.entries(workingTime ? formatWorkingTime(workingTime, languageTraits[locale].dateCode) : {}),
    ...getPriceValues(factGroups.prices, locale),
    ['domain', getEmailDomain(factGroups.site?.origin)],
  ];
  return new Map(
    namedValues.filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== ''),
  );
}

/** A fact is either one text for all locales or an object with one text per locale. */
function localizeValue(value: unknown, locale: Locale): unknown {
  const translations = value as Group | null;
  return typeof translations === 'object'
    ? translations?.[locale] || translations?.[defaultLocale]
    : translations;
}

/** The domain of the company's email addresses: the site's host without `www.`. */
function getEmailDomain(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || !URL.canParse(origin)) return undefined;
  return new URL(origin).host.replace(/^www\./, '');
}
