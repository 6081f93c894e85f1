import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { formatWorkingTime } from './formatWorkingTime';

type Values = Record<string, unknown>;

/** The groups of `messages/facts.json` whose values texts may ask for by their name. */
const groups = ['names', 'addresses', 'claims', 'company', 'figures'];

/**
 * What texts in a language may ask for: the facts by their names, as written in `messages/facts.json`, the working time
 * in words, and the domain.
 * `file` is what that file holds, valid or not.
 */
export function getFactValues(file: unknown, locale: Locale): Map<string, string> {
  const given = (file ?? {}) as Record<string, Values | undefined>;
  const found: [string, unknown][] = [
    ...groups
      .flatMap((group) => Object.entries(given[group] ?? {}))
      .map(([name, value]): [string, unknown] => [name, inLanguage(value, locale)]),
    ...formatWorkingTime(given.workingTime, locale),
    ['domain', getEmailDomain(given.site?.origin)],
  ];
  return new Map(
    found.filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== ''),
  );
}

/** A fact is one text for all languages, or one for each. */
function inLanguage(value: unknown, locale: Locale): unknown {
  const texts = value as Values | null;
  return typeof texts === 'object' ? texts?.[locale] || texts?.[defaultLocale] : texts;
}

/** The domain of e-mail addresses: that of the site without its `www.`. */
function getEmailDomain(origin: unknown): string | undefined {
  if (typeof origin !== 'string' || !URL.canParse(origin)) return undefined;
  return new URL(origin).host.replace(/^www\./, '');
}
