import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { createWarning, type Rule } from '../Rule';

type Limit = {
  what: string;
  applies(file: MessageFile, path: string): boolean;
  /** Maximum number of characters, by script. */
  most: { letters: number; ideographs: number };
  why: string;
};

const limits: Limit[] = [
  {
    what: 'title',
    applies: (file, path) =>
      isMarkdown(file) ? path === 'title' : file.kind === 'copy' && /^meta\.title$|\.metaTitle$/.test(path),
    most: { letters: 60, ideographs: 30 },
    why: 'search engines cut off the rest',
  },
  {
    what: 'button label',
    applies: ({ kind }, path) =>
      /^(copy|mail)$/.test(kind) && /^actions\.|(^|\.)(submit|action|button)$/.test(path),
    most: { letters: 30, ideographs: 12 },
    why: 'buttons on a phone have no room for more',
  },
  {
    what: 'text of an entry',
    applies: ({ kind }) => kind === 'entities',
    most: { letters: 600, ideographs: 240 },
    why: 'the page shows all entries, and phones have to load them all',
  },
];

/** Reports titles, button labels and entries that are too long for the place where they appear. */
export const length: Rule = function* ({ catalogue }) {
  for (const file of catalogue.ofLanguages()) {
    const script = languageTraits[file.locale].isIdeographic ? 'ideographs' : 'letters';
    for (const { path, value, offset } of file.texts) {
      const limit = limits.find(({ applies }) => applies(file, path));
      if (!limit) continue;
      // Placeholders in these texts are numbers of one or two digits.
      const characters = [...catalogue.filled(file, value).replace(/\{\w+\}/g, '99')].length;
      if (characters <= limit.most[script]) continue;
      const problem = `This ${limit.what} has ${characters} characters; ${limit.why}.`;
      yield createWarning(file, offset, problem, `Shorten it to ${limit.most[script]} characters.`);
    }
  }
};
