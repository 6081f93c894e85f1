import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { createWarning, type Rule } from '../Rule';

type Limit = {
  subject: string;
  applies(file: MessageFile, path: string): boolean;
  /** Maximum number of characters, by script. */
  maxLength: { letters: number; ideographs: number };
  reason: string;
};

const limits: Limit[] = [
  {
    subject: 'title',
    applies: (file, path) =>
      isMarkdown(file) ? path === 'title' : file.kind === 'copy' && /^meta\.title$|\.metaTitle$/.test(path),
    maxLength: { letters: 60, ideographs: 30 },
    reason: 'search engines cut off the rest',
  },
  {
    subject: 'button label',
    applies: ({ kind }, path) =>
      /^(copy|mail)$/.test(kind) && /^actions\.|(^|\.)(submit|action|button)$/.test(path),
    maxLength: { letters: 30, ideographs: 12 },
    reason: 'buttons on a phone have no room for more',
  },
  {
    subject: 'text of an entry',
    applies: ({ kind }) => kind === 'entities',
    maxLength: { letters: 600, ideographs: 240 },
    reason: 'the page shows all entries, and phones have to load them all',
  },
];

/** Reports titles, button labels and entries that are too long for the place where they appear. */
export const length: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles()) {
    const script = languageTraits[file.locale].isIdeographic ? 'ideographs' : 'letters';
    for (const { path, value, offset } of file.texts) {
      const limit = limits.find(({ applies }) => applies(file, path));
      if (!limit) continue;
      // Placeholders in these texts are numbers of one or two digits.
      const characters = [...catalogue.interpolateFacts(file, value).replace(/\{\w+\}/g, '99')].length;
      if (characters <= limit.maxLength[script]) continue;
      const problem = `This ${limit.subject} has ${characters} characters; ${limit.reason}.`;
      yield createWarning(file, offset, problem, `Shorten it to ${limit.maxLength[script]} characters.`);
    }
  }
};
