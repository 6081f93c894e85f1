import type { Locale } from '@/lib/shared/i18n/locales';
import { foldText } from '@/lib/shared/search/foldText';
import { splitRuns } from '@/lib/shared/search/splitRuns';
import { hasTones } from '@/lib/shared/search/terms';
import { toSingular } from '@/lib/shared/search/toSingular';
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
const MIN_PREFIX_LENGTH = 4;

/** The words of what a visitor typed, as the index of a language knows them. The last one may be unfinished. */
export function parseQuery(query: string, locale: Locale, variants?: Variants): QueryWord[] {
  const runs = splitRuns(unify(query, variants));
  return runs.map(({ text, chinese }, index) => ({
    text,
    folded: hasTones(locale) ? foldText(text) : toSingular(foldText(text)),
    chinese,
    toned: text !== foldText(text),
    prefix: chinese ? [...text].length === 1 : index === runs.length - 1 || text.length >= MIN_PREFIX_LENGTH,
  }));
}
