import type { Mistake } from './MessageFile';

/** What programs for texts write at the beginning of a file, or in all of it, where they do not save it as plain UTF-8. */
export function findEncodingMistake(source: string): Mistake | undefined {
  const remedy = 'Save it as "UTF-8", not "UTF-8 with BOM" nor "UTF-16" or "Unicode".';
  if (source.startsWith('\uFEFF')) {
    return { offset: 0, problem: 'The file begins with an invisible mark (a BOM).', remedy };
  }
  return source.includes('\0')
    ? { offset: 0, problem: 'The file is not saved as UTF-8.', remedy }
    : undefined;
}
