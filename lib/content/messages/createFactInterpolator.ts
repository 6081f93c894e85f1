import { createInterpolator, interpolateMessages } from 'message-lint/files';
import { fileCollections } from '@/lib/collections';
import type { FileCollection } from '@/lib/collections/defineCollection';
import { offices } from '@/lib/collections/offices';
import { services } from '@/lib/collections/services';
import { defaultLocale, type Locale, languageTraits } from '@/lib/i18n/locales';
import { formatWorkingTime } from '@/lib/i18n/workingTime';
import { itemServices } from '@/lib/pricing/priceItems';
import { factsSchema } from './factsSchema';
import { getPriceValues } from './getPriceValues';

/** The files whose number of entries a placeholder is replaced with, by placeholder. */
const countedFiles = new Map(
  fileCollections.flatMap(({ count, file }: FileCollection) => (count ? [[count, file] as const] : [])),
);

/** The parts of an entry that facts depend on. People who have left are not counted. */
export type Entry = { id: string; former?: boolean; country?: string };
type GetEntries = (file: string) => readonly Entry[] | undefined;

/**
 * Creates the fact interpolator of a locale: a function that replaces every placeholder of a known fact (`{company}`), and
 * the names of all facts. `file` is the parsed content of `messages/facts.json`; `getEntries` returns the entries of a
 * list. A figure such as `300+` is also available without its plus sign, for prose: `{enterprisesNumber}`.
 */
export function createFactInterpolator(file: unknown, locale: Locale, getEntries: GetEntries) {
  const facts = getFactValues(file, locale);
  const format = new Intl.NumberFormat(languageTraits[locale].dateCode);
  const numbersWithoutPlus = [...facts].flatMap(([name, value]): [string, string][] =>
    /^\d+\+$/.test(value) ? [[`${name}Number`, format.format(Number(value.slice(0, -1)))]] : [],
  );
  const values = new Map([...numbersWithoutPlus, ...facts]);
  const { company, offers, prices } = (file ?? {}) as {
    company?: Record<string, unknown>;
    offers?: Record<string, boolean>;
    prices?: object;
  };
  const chinaOffice = getEntries(offices.file)?.some(({ country }) => country === 'CN') ?? false;
  const conditions: Record<string, boolean> = {
    ...getServiceConditions(getEntries(services.file)?.map(({ id }) => id) ?? []),
    ...{ ...offers, chinaOffice, transfer: chinaOffice && offers?.transfer !== false },
    wechat: Boolean(company?.wechatId || company?.wechatContact),
    zalo: Boolean(company?.zaloId || company?.zaloContact),
    conversion: Boolean(prices && 'conversion' in prices),
  };
  const getCondition = (name: string) => (Object.hasOwn(conditions, name) ? conditions[name] : undefined);
  const selectVariants = createInterpolator(() => undefined, getCondition);
  const countEntries = (name: string) => {
    const file = countedFiles.get(name);
    const entries = file && interpolateMessages(getEntries(file), selectVariants);
    return entries ? entries.filter(({ former }) => !former).length.toString() : undefined;
  };
  return {
    interpolate: createInterpolator((name) => values.get(name) ?? countEntries(name), getCondition),
    names: [...values.keys(), ...countedFiles.keys()],
  };
}

/** Returns a condition for each service, true if it exists: `aiVideo` for `ai-video`. Removed services are false. */
function getServiceConditions(ids: readonly string[]): Record<string, boolean> {
  const allIds = [...Object.values(itemServices), ...ids];
  const toCamelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(allIds.map((id) => [toCamelCase(id), ids.includes(id)]));
}

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
    ...Object.entries(workingTime ? formatWorkingTime(workingTime, locale) : {}),
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
