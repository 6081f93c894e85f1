import { getFormatter } from 'next-intl/server';
import type { Locale } from './locales';

/** Writes a date, given as YYYY-MM-DD, as in the page's language or the one given. */
export async function formatDate(date: string, locale?: Locale): Promise<string> {
  const format = await getFormatter(locale && { locale });
  return format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}
