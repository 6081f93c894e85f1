import type { Locale } from '@/lib/shared/i18n/locales';
import { loadMessages } from '../messages/loadMessages';

/** Options of remark-rehype that replace its English texts for footnotes. */
export function getFootnoteOptions(locale: Locale) {
  const { footnotes } = loadMessages(locale).messages.common;
  return {
    footnoteLabel: footnotes.title,
    footnoteLabelProperties: { className: ['footnote-label'] },
    // The first reference is number 0, its first repetition number 2.
    footnoteBackLabel: (reference: number, repetition: number) =>
      `${footnotes.back} ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
  };
}
