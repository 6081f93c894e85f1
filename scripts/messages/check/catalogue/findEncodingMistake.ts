import type { Mistake } from './MessageFile';

/** What programs for texts write at the beginning of a file, or in all of it, where they do not save it as plain UTF-8 with lines that end as usual. */
export function findEncodingMistake(source: string): Mistake | undefined {
  const remedy = 'Save it as "UTF-8", not "UTF-8 with BOM" nor "UTF-16" or "Unicode".';
  if (source.startsWith('\uFEFF')) {
    return { offset: 0, problem: 'The file begins with an invisible mark (a BOM).', remedy };
  }
  if (source.includes('\0')) return { offset: 0, problem: 'The file is not saved as UTF-8.', remedy };
  const offset = source.search(/\r(?!\n)/);
  return offset < 0
    ? undefined
    : {
        offset,
        problem: 'Lines end with CR alone, as on old Macs.',
        remedy: 'Save it with the line ends LF or CRLF.',
      };
}
