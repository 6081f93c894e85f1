import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { countedLists } from './countedLists';
import { getFactValues } from './getFactValues';

type Count = (file: (typeof countedLists)[keyof typeof countedLists]) => number | undefined;

/** Puts facts into texts, and says which there are. */
export type FactInterpolator = {
  /** A text with each fact that it names in braces (`{company}`) filled in; other names stay as they are. */
  fill(text: string): string;
  /** The names that can be asked for. */
  names: string[];
};

/**
 * Makes what fills facts into the texts of a language. `file` is what `messages/facts.json` holds; `count` counts the
 * entries of a list. A figure such as `300+` is also there without its plus, for prose: `{enterprisesNumber}`.
 */
export function createFactInterpolator(file: unknown, locale: Locale, count: Count): FactInterpolator {
  const facts = getFactValues(file, locale);
  const format = new Intl.NumberFormat(languageTraits[locale].dateCode);
  const numbers = [...facts].flatMap(([name, value]): [string, string][] =>
    /^\d+\+$/.test(value) ? [[`${name}Number`, format.format(Number(value.slice(0, -1)))]] : [],
  );
  const written = new Map([...numbers, ...facts]);

  /** `within`: the facts that are being filled in already, which would never end. */
  const fill = (text: string, within: string[]): string =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => {
      if (within.includes(name)) return place;
      const value = written.get(name);
      if (value !== undefined) return fill(value, [...within, name]);
      const counted = name in countedLists && count(countedLists[name as keyof typeof countedLists]);
      return typeof counted === 'number' ? String(counted) : place;
    });

  return { fill: (text) => fill(text, []), names: [...written.keys(), ...Object.keys(countedLists)] };
}
