import type { Document } from 'yaml';
import type { SyntaxMistake } from './MessageFile';

export function createMistake(offset: number, problem: string, remedy: string): SyntaxMistake {
  return { offset, problem, remedy };
}

/** The marks that git leaves in a file where two people changed the same lines. */
export function findConflict(source: string): SyntaxMistake | undefined {
  const offset = source.search(/^(?:<{7} |={7}\r?$|>{7} )/m);
  if (offset < 0) return undefined;
  const remedy = 'Keep what is right, and delete the rest with the lines <<<<<<<, ======= and >>>>>>>.';
  return createMistake(
    offset,
    'Two people changed this place, and git left both versions in the file.',
    remedy,
  );
}

/** What programs for texts write where they do not save a file as plain UTF-8 with lines that end as usual. */
export function findEncodingError(source: string): SyntaxMistake | undefined {
  const remedy = 'Save it as "UTF-8", not "UTF-8 with BOM" nor "UTF-16" or "Unicode".';
  if (source.startsWith('\uFEFF'))
    return createMistake(0, 'The file begins with an invisible mark (a BOM).', remedy);
  if (source.includes('\0')) return createMistake(0, 'The file is not saved as UTF-8.', remedy);
  const offset = source.search(/\r(?!\n)/);
  if (offset < 0) return undefined;
  return createMistake(
    offset,
    'Lines end with CR alone, as on old Macs.',
    'Save it with the line ends LF or CRLF.',
  );
}

/** The keys that stand twice in one group: the later one wins, the earlier is shown nowhere. */
export function findRepeatedKeys(document: Document, base: number): SyntaxMistake[] {
  const problem = 'This key stands twice in the same group, so the first one is lost.';
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => createMistake(base + pos[0], problem, 'Delete one of the two, or rename it.'));
}
