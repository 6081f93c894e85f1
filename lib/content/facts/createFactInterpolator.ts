import { createInterpolator } from 'message-files';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
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

type CountEntries = (file: (typeof countedLists)[keyof typeof countedLists]) => number | undefined;

/** Replaces fact placeholders in messages, and lists the available fact names. */
export type FactInterpolator = {
  /** Replaces every placeholder of a known fact (`{company}`); leaves other placeholders unchanged. */
  interpolate(text: string): string;
  /** The names of all facts. */
  names: string[];
};

/**
 * Creates the fact interpolator of a locale. `file` is the parsed content of `messages/facts.json`; `countEntries`
 * counts the entries of a list. A figure such as `300+` is also available without its plus sign, for prose:
 * `{enterprisesNumber}`.
 */
export function createFactInterpolator(
  file: unknown,
  locale: Locale,
  countEntries: CountEntries,
): FactInterpolator {
  const facts = getFactValues(file, locale);
  const format = new Intl.NumberFormat(languageTraits[locale].dateCode);
  const numbersWithoutPlus = [...facts].flatMap(([name, value]): [string, string][] =>
    /^\d+\+$/.test(value) ? [[`${name}Number`, format.format(Number(value.slice(0, -1)))]] : [],
  );
  const values = new Map([...numbersWithoutPlus, ...facts]);
  const { offers } = (file ?? {}) as { offers?: Record<string, boolean> };
  const severalOffices = (countEntries('offices.json') ?? 0) > 1;
  const conditions = { ...offers, severalOffices, transfer: severalOffices && offers?.transfer !== false };
  const getCondition = (name: string) => conditions[name as 'transfer'];
  const getEntryCount = (name: string) =>
    name in countedLists
      ? countEntries(countedLists[name as keyof typeof countedLists])?.toString()
      : undefined;
  return {
    interpolate: createInterpolator((name) => values.get(name) ?? getEntryCount(name), getCondition),
    names: [...values.keys(), ...Object.keys(countedLists)],
  };
}
