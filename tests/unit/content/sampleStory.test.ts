import { readyOf } from '@/components/home/sampleBook';
import { beginOf, dayOf, endOf, lastDayOf } from '@/components/home/sampleClock';
import { materials, stockOf } from '@/components/home/sampleStock';
import { LATE, orders, type SampleOrder } from '@/components/home/sampleWeek';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

/** The day of the late order is told in sentences; what they say is what the screens show. */

const late = orders.find(({ number }) => number === LATE) as SampleOrder;
const thread = materials.find(({ order }) => order === LATE) as (typeof materials)[number];

const weekday = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(locale, { weekday: locale === 'zh' ? 'short' : 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .toLowerCase();

const timeOf = (clock: string) => clock.slice(6);

describe.each(locales)('the story in %s', (locale) => {
  const { hour } = loadMessages(locale).messages.home.showcase;
  const told = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('\u00a0', ' ')
      .replaceAll(/(\d\d)h(\d\d)/g, '$1:$2');
  const starts = (at: 'morning' | 'noon') => dayOf(late.work[at].line2?.[0] ?? 0);

  test('in the morning: what is missing where, when the line starts, when the order is packed', () => {
    const text = told(hour.morning);
    const { needed, onHand } = stockOf(thread, 'morning');
    expect(text).toContain(thread.bin.toLowerCase());
    expect(text).toContain(` ${needed - onHand} `);
    expect(text).toContain(weekday(locale, starts('morning')));
    expect(text).toContain(weekday(locale, readyOf(late, 'morning')));
  });

  test('at noon: when the thread comes, when the line starts, when the order is packed', () => {
    const text = told(hour.noon);
    expect(text).toContain(timeOf(endOf(stockOf(thread, 'noon').expected?.at ?? 0)));
    expect(text).toContain(weekday(locale, starts('noon')));
    expect(text).toContain(weekday(locale, readyOf(late, 'noon')));
  });

  test('in the evening: when the thread came, since when the line sews, when the order is packed', () => {
    const text = told(hour.evening);
    expect(text).toContain(timeOf(endOf(thread.delivery?.evening.at ?? 0)));
    expect(text).toContain(timeOf(beginOf(late.work.evening.line2?.[0] ?? 0)));
    expect(text).toContain(weekday(locale, lastDayOf(late.work.evening.packing[1])));
  });
});
