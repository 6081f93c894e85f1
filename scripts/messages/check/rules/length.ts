import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import type { Tree } from '../catalogue/Tree';
import { type Rule, warning } from '../Rule';

type Limit = {
  what: string;
  applies(file: MessageFile, text: Tree): boolean;
  /** The most characters, in a language of letters and in one of ideographs. */
  most: { letters: number; ideographs: number };
  why: string;
};

const limits: Limit[] = [
  {
    what: 'title',
    applies: (file, { path }) =>
      (file.kind === 'copy' && /^meta\.title$|\.metaTitle$/.test(path)) ||
      (isMarkdown(file) && path === 'title'),
    most: { letters: 60, ideographs: 30 },
    why: 'search engines cut off the rest',
  },
  {
    what: 'button label',
    applies: ({ kind }, { path }) =>
      /^(copy|mail)$/.test(kind) && /^actions\.|(^|\.)(submit|action|button)$/.test(path),
    most: { letters: 30, ideographs: 12 },
    why: 'buttons on a telephone hold no more',
  },
  {
    what: 'text of an entry',
    applies: ({ kind }) => kind === 'entities',
    most: { letters: 600, ideographs: 240 },
    why: 'its page shows every entry, and a telephone loads them all',
  },
];

/** Titles and button labels that are too long for where they show. */
export const length: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!file.locale) continue;
    const script = languageTraits[file.locale].isIdeographic ? 'ideographs' : 'letters';
    for (const text of file.texts) {
      const limit = limits.find(({ applies }) => applies(file, text));
      const most = limit?.most[script] ?? Number.POSITIVE_INFINITY;
      // What the code fills in is a number of one or two digits.
      const shown = catalogue.filled(file, text.value).replace(/\{\w+\}/g, '99');
      const characters = [...shown].length;
      if (limit && characters > most) {
        const problem = `This ${limit.what} has ${characters} characters; ${limit.why}.`;
        yield warning(file, text.offset, problem, `Shorten it to ${most}.`);
      }
    }
  }
};
