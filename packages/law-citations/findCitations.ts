import { findMatches } from 'content-lint';

/** A law that a text cites by its number. */
type Citation = {
  /** The number as written in the text: `254/2026/ND-CP`, `123/2020`. */
  written: string;
  index: number;
};

/** A number, a year and optionally the issuer's abbreviation. Not part of a date such as 1/3/2026. */
const lawNumberPattern =
  /(?<![\d/.])\d{1,4}\/(?:19|20)\d{2}(?!\d|\/\d)(?:\/[A-ZĐ][\p{L}\d]*(?:-[\p{L}\d]+)*)?/gu;

/** Words that introduce a law. Required if the number could be a month: "tháng 7/2025" is not a citation. */
const introducingWords =
  /(?:decrees?|circulars?|laws?|resolutions?|decisions?|nghị định|thông tư|luật|nghị quyết|quyết định|第)\s*(?:số\s*)?$/iu;

/** Finds the laws, decrees, circulars and resolutions cited in a text of any locale. */
export function findCitations(text: string): Citation[] {
  return findMatches(text, lawNumberPattern)
    .map(({ 0: written, index }) => ({ written, index }))
    .filter(({ written, index }) => isUnambiguous(written) || introducingWords.test(text.slice(0, index)));
}

/** True if a number cannot be a month and a year. */
function isUnambiguous(written: string): boolean {
  const [first = '', , letters] = written.split('/');
  return letters !== undefined || Number(first) > 12;
}

/** True if a citation refers to a law: `123/2020` and `123/2020/ND-CP` both refer to `123/2020/NĐ-CP`. */
export function citesLaw({ written }: Citation, lawNumber: string): boolean {
  const normalize = (text: string) => text.replaceAll('Đ', 'D').toUpperCase();
  return `${normalize(lawNumber)}/`.startsWith(`${normalize(written)}/`);
}
