import { formatDate } from '@/lib/i18n/formatDate';
import type { Locale } from '@/lib/i18n/locales';

/** The date and, optionally, the time at which a post is published, in Vietnam. */
type PublishedAt = { date: string; publishTime?: string | undefined };

/** Returns when a post is published, in local time: 2027-02-01T09:00. Without a time, at midnight. */
export function getPublicationTime({ date, publishTime = '00:00' }: PublishedAt): string {
  return `${date}T${publishTime}`;
}

/** Returns when a post was published, as a timestamp with the offset of Vietnam, where posts are written. */
export function getPublicationTimestamp(post: PublishedAt): string {
  return `${getPublicationTime(post)}:00+07:00`;
}

/** Formats the publication date of a post for a locale, with the time if the post has one. */
export function formatPublicationTime({ date, publishTime }: PublishedAt, locale: Locale): string {
  return [formatDate(date, locale), publishTime].filter(Boolean).join(' ');
}
