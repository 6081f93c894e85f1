import type { Locale } from '@/lib/shared/i18n/locales';
import { loadMessages } from '../messages/loadMessages';

/** Options of remark-rehype that localize its footnote texts. */
export function getFootnoteOptions(locale: Locale) {
  const { footnotes } = loadMessages(locale).messages.common;
  return {
    footnoteLabel: footnotes.title,
    footnoteLabelProperties: { className: ['footnote-label'] },
    // References count from 0, repetitions from 1: the second link to a footnote has repetition 2.
    footnoteBackLabel: (reference: number, repetition: number) =>
      `${footnotes.back} ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
  };
}
