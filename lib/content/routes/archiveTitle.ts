import type { Locale } from '@/lib/shared/i18n/locales';
import type { PagedList } from '@/lib/shared/i18n/paths';
import { loadMessages } from '../texts/loadMessages';

/** What the further pages of a list are called. */
export function archiveTitle(list: PagedList, locale: Locale): string {
  const { services, insights } = loadMessages(locale).messages;
  if (list === 'devices') return services.archive.title;
  return list === 'news' ? insights.archive.news.title : insights.archive.articles.title;
}
