import { getSections } from '@/lib/content/sections/getSections';
import type { SectionName } from '@/lib/content/sections/sectionNames';

/** The thread's horizontal position at the border between two sections on a wide screen. */
type ThreadPosition = 'margin' | 'picture' | 'columns';

/** The position at the start and at the end of each section. */
const positions: Record<SectionName<'home'>, { from: ThreadPosition; to: ThreadPosition }> = {
  figures: { from: 'picture', to: 'margin' },
  services: { from: 'margin', to: 'margin' },
  showcase: { from: 'margin', to: 'margin' },
  cases: { from: 'margin', to: 'margin' },
  products: { from: 'margin', to: 'columns' },
  comparison: { from: 'columns', to: 'columns' },
  testimonials: { from: 'columns', to: 'margin' },
  'latest-news': { from: 'margin', to: 'margin' },
};

/**
 * True if the thread starts in each section at the position where it ends in the previous section. The thread starts in
 * the picture of the hero, and ends in the margin of the last section.
 */
export function isThreadContinuous(): boolean {
  const sections = getSections('home').map((name) => positions[name]);
  return [...sections, { from: 'margin' }].every(
    ({ from }, index) => from === (sections[index - 1]?.to ?? 'picture'),
  );
}
