import { getLocale } from 'next-intl/server';
import { StatsRow } from '@/components/ui/StatsRow';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';

/** How many projects there are in each of the four categories. */
export async function CaseCounts() {
  const copy = await getCopy('cases');
  const stats = loadEntities('stats.json', await getLocale()).filter(({ id }) => id.startsWith('cases-'));
  return <StatsRow title={copy('counts.title')} stats={stats} note={copy('counts.note')} />;
}
