import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';
import { loadMessages } from '../messages/loadMessages';

/** Returns the title of the archive pages of a list. */
export function getArchiveTitle(list: ListName, locale: Locale): string {
  const { services, insights, cases } = loadMessages(locale).messages;
  return {
    devices: services.archive,
    insights: insights.archive.articles,
    news: insights.archive.news,
    cases: cases.archive,
  }[list].title;
}
