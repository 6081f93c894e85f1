import { getSections } from '@/lib/content/sections/getSections';
import type { SectionName } from '@/lib/content/sections/sectionNames';

/** The thread's horizontal position at the border between two sections on a wide screen. */
type Lane = 'margin' | 'picture' | 'columns';

const lanes: Record<SectionName<'home'>, { from: Lane; to: Lane }> = {
  figures: { from: 'picture', to: 'margin' },
  services: { from: 'margin', to: 'margin' },
  showcase: { from: 'margin', to: 'margin' },
  cases: { from: 'margin', to: 'margin' },
  products: { from: 'margin', to: 'columns' },
  comparison: { from: 'columns', to: 'columns' },
  testimonials: { from: 'columns', to: 'margin' },
  'latest-news': { from: 'margin', to: 'margin' },
};

/** True if the thread starts in each section at the position where it ends in the previous section. */
export function isThreadContinuous(): boolean {
  const sectionLanes = getSections('home').map((name) => lanes[name]);
  return [...sectionLanes, { from: 'margin' }].every(
    ({ from }, index) => from === (sectionLanes[index - 1]?.to ?? 'picture'),
  );
}
