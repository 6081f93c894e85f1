import type { Locale } from '@/lib/shared/i18n/locales';
import { fold } from '@/lib/shared/search/fold';
import { runsOf } from '@/lib/shared/search/runsOf';
import { singular } from '@/lib/shared/search/singular';
import { hasTones } from '@/lib/shared/search/terms';
import { unify, type Variants } from '@/lib/shared/search/unify';

/** A word of a query. */
export type QueryWord = {
  /** As typed, unified. */
  text: string;
  /** As the index knows it: without tones, in the singular. */
  folded: string;
  chinese: boolean;
  /** Whether it was typed with tones. */
  toned: boolean;
  /** Whether it also finds longer words that begin with it. */
  prefix: boolean;
};

/**
 * From how many letters on a word in the middle of a query may be the beginning of a longer one. Vietnamese syllables
 * are shorter: `ton kho` is not to find `tong kho`.
 */
const LONG = 4;

/** The words of what a visitor typed, as the index of a language knows them. The last one may be unfinished. */
export function parseQuery(query: string, locale: Locale, variants?: Variants): QueryWord[] {
  const runs = runsOf(unify(query, variants));
  return runs.map(({ text, chinese }, index) => ({
    text,
    folded: hasTones(locale) ? fold(text) : singular(fold(text)),
    chinese,
    toned: text !== fold(text),
    prefix: chinese ? [...text].length === 1 : index === runs.length - 1 || text.length >= LONG,
  }));
}
