import { type Law, laws } from '@/lib/content/entries/lawSchema';
import type { Catalogue } from './Catalogue';

/** The laws of the register; undefined where it cannot be read. */
export function lawsOf(catalogue: Catalogue): Law[] | undefined {
  const parsed = laws.safeParse(catalogue.find(undefined, 'laws.json')?.tree?.value);
  return parsed.success ? parsed.data.laws : undefined;
}
