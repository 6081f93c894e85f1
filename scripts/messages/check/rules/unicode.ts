import { error, type Rule } from '../Rule';

/** A letter with marks typed one by one, which fonts draw apart and searches do not find. */
const decomposed = /\p{L}\p{M}+/gu;

/** Characters that nobody sees, pasted in from web pages and word processors. */
const invisible = /[\u200B\u200E\u200F\u2028\u2029\u2060\u00AD]|(?<!^)\uFEFF/u;

/** Letters made of several characters (Unicode NFD), invisible characters, and characters lost in saving. */
export const unicode: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    const { source } = file;
    const letters = source === source.normalize('NFC') ? [] : [...source.matchAll(decomposed)];
    const [first, ...others] = letters.filter(([letter]) => letter !== letter.normalize('NFC'));
    if (first) {
      const many = others.length > 0 ? ` There are ${others.length + 1} such letters in this file.` : '';
      const problem = `The letter ${first[0]} is made of ${first[0].length} characters (not in Unicode NFC).${many}`;
      yield error(file, first.index, problem, 'Type it anew, or convert the text to NFC.');
    }
    const hidden = invisible.exec(source);
    if (hidden) {
      const code = hidden[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      yield error(file, hidden.index, `There is an invisible character here (U+${code}).`, 'Delete it.');
    }
    const lost = source.indexOf('\uFFFD');
    if (lost >= 0) {
      const problem = 'A character was lost here: the file was not saved as UTF-8.';
      yield error(file, lost, problem, 'Type it anew, and save the file as UTF-8.');
    }
  }
};
