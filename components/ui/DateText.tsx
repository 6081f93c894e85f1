import { getLocale } from 'next-intl/server';
import { formatDate } from '@/lib/content/texts/formatDate';

/** A date, written as in the page's language. `date` is YYYY-MM-DD. */
export async function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, await getLocale())}</time>;
}
