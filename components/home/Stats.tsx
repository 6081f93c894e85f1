import { getLocale } from 'next-intl/server';
import { StatsRow } from '@/components/ui/StatsRow';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';

const shown = ['enterprises', 'industries', 'countries', 'satisfaction'];

/** The four figures of the home page. */
export async function Stats() {
  const copy = await getCopy('home');
  const stats = loadEntities('stats.json', await getLocale()).filter(({ id }) => shown.includes(id));
  return <StatsRow title={copy('stats.title')} stats={stats} note={copy('stats.note')} />;
}
