import type { Mistake } from './MessageFile';

/** The marks that git leaves in a file where two people changed the same lines. */
export function findConflict(source: string): Mistake[] {
  const mark = /^(?:<{7} |={7}\r?$|>{7} )/m.exec(source);
  if (!mark) return [];
  return [
    {
      offset: mark.index,
      problem: 'Two people changed this place, and git left both versions in the file.',
      remedy: 'Keep what is right, and delete the rest with the lines <<<<<<<, ======= and >>>>>>>.',
    },
  ];
}
