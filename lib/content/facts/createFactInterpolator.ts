import { createInterpolator, interpolateMessages } from 'message-files';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { itemServices } from '@/lib/shared/pricing/priceItems';
import { getFactValues } from './getFactValues';

/** Placeholders that are replaced with the current number of entries in a list. */
const countedLists = {
  deviceCount: 'devices.json',
  caseCount: 'customer-cases.json',
  teamCount: 'team.json',
  moduleCount: 'erp-modules.json',
  serviceCount: 'service-list.json',
  questionCount: 'faq.json',
  officeCount: 'offices.json',
} as const;

/** The parts of an entry that facts depend on. People who have left are not counted. */
export type Entry = { id: string; former?: boolean; country?: string };
type GetEntries = (file: (typeof countedLists)[keyof typeof countedLists]) => readonly Entry[] | undefined;

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
  const chinaOffice = getEntries('offices.json')?.some(({ country }) => country === 'CN') ?? false;
  const conditions = {
    ...getServiceConditions(getEntries('service-list.json')?.map(({ id }) => id) ?? []),
    ...{ ...offers, chinaOffice, transfer: chinaOffice && offers?.transfer !== false },
    wechat: Boolean(company?.wechatId || company?.wechatContact),
    zalo: Boolean(company?.zaloId || company?.zaloContact),
    conversion: Boolean(prices && 'conversion' in prices),
  };
  const getCondition = (name: string) => conditions[name as 'transfer'];
  const selectVariants = createInterpolator(() => undefined, getCondition);
  const countEntries = (name: string) => {
    const list = countedLists[name as keyof typeof countedLists];
    const entries = list && interpolateMessages(getEntries(list), selectVariants);
    return entries?.filter(({ former }) => !former).length.toString();
  };
  return {
    interpolate: createInterpolator((name) => values.get(name) ?? countEntries(name), getCondition),
    names: [...values.keys(), ...Object.keys(countedLists)],
  };
}

/** Returns a condition for each service, true if it exists: `aiVideo` for `ai-video`. Removed services are false. */
function getServiceConditions(ids: readonly string[]): Record<string, boolean> {
  const allIds = [...Object.values(itemServices), ...ids];
  const toCamelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(allIds.map((id) => [toCamelCase(id), ids.includes(id)]));
}
