import type { Locale } from '@/lib/i18n/locales';
import type { MessageFile } from '../catalogue/MessageFile';
import type { Tree } from '../catalogue/Tree';
import { type Rule, warning } from '../Rule';

type Limit = {
  what: string;
  applies(file: MessageFile, text: Tree): boolean;
  most: Record<Locale, number>;
  why: string;
};

const limits: Limit[] = [
  {
    what: 'title',
    applies: ({ kind }, { path }) =>
      (kind === 'copy' && path === 'meta.title') || (kind === 'post' && path === 'title'),
    most: { zh: 30, en: 60, vi: 60 },
    why: 'search engines cut off the rest',
  },
  {
    what: 'button label',
    applies: ({ kind }, { path }) =>
      /^(copy|mail)$/.test(kind) && /^actions\.|(^|\.)(submit|action|button)$/.test(path),
    most: { zh: 12, en: 30, vi: 30 },
    why: 'buttons on a telephone hold no more',
  },
];

/** Titles and button labels that are too long for where they show. */
export const length: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    for (const text of file.locale ? file.texts : []) {
      const limit = limits.find(({ applies }) => applies(file, text));
      const most = limit?.most[file.locale as Locale] ?? Number.POSITIVE_INFINITY;
      const characters = [...text.value].length;
      if (limit && characters > most) {
        const problem = `This ${limit.what} has ${characters} characters; ${limit.why}.`;
        yield warning(file, text.offset, problem, `Shorten it to ${most}.`);
      }
    }
  }
};
