import { getFormatter } from 'next-intl/server';

/** A date, written as in the page's language. `date` is YYYY-MM-DD. */
export async function DateText({ date }: { date: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={date}>
      {format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
