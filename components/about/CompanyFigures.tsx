import { getLocale } from 'next-intl/server';
import { StatsRow } from '@/components/ui/StatsRow';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';

const shown = [
  'enterprises',
  'industries',
  'countries',
  'satisfaction',
  'team',
  'patents',
  'experience',
  'entities',
];

/** The company in eight figures. */
export async function CompanyFigures() {
  const copy = await getCopy('about');
  const stats = loadEntities('stats.json', await getLocale()).filter(({ id }) => shown.includes(id));
  return <StatsRow title={copy('figures.title')} stats={stats} note={copy('figures.note')} />;
}
