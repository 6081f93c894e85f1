import type { Document } from 'yaml';
import type { Mistake } from './MessageFile';

/** The keys that stand twice in one group: the later one wins, the earlier is shown nowhere. */
export function repeatedKeys(document: Document, base: number): Mistake[] {
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => ({
      offset: base + pos[0],
      problem: 'This key stands twice in the same group, so the first one is lost.',
      remedy: 'Delete one of the two, or rename it.',
    }));
}
