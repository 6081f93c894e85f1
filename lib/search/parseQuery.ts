import { fold } from './fold';
import { runsOf } from './runsOf';

/** A word of a query. `prefix`: it also finds longer words that begin with it. */
export type QueryWord = { text: string; folded: string; chinese: boolean; prefix: boolean };

/**
 * From how many letters on a word in the middle of a query may be the beginning of a longer one. Vietnamese syllables
 * are shorter: `ton kho` is not to find `tong kho`.
 */
const LONG = 4;

/** The words of what a visitor typed. The last one may be unfinished. */
export function parseQuery(query: string): QueryWord[] {
  const runs = runsOf(query.normalize('NFC'));
  return runs.map(({ text, chinese }, index) => ({
    text: text.toLowerCase(),
    folded: fold(text),
    chinese,
    prefix: chinese ? [...text].length === 1 : index === runs.length - 1 || text.length >= LONG,
  }));
}
