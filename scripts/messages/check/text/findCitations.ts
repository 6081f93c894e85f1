import { findMatches } from './findMatches';

/** A law that a text cites by its number. */
export type Citation = {
  /** As it is written: `254/2026/ND-CP`, `123/2020`. */
  written: string;
  index: number;
};

/** A number, a year and perhaps the letters of who made it, not part of a date such as 1/3/2026. */
const number = /(?<![\d/.])\d{1,4}\/(?:19|20)\d{2}(?!\d|\/\d)(?:\/[A-ZĐ][\p{L}\d]*(?:-[\p{L}\d]+)*)?/gu;

/** What stands before a number that could as well be a month: "tháng 7/2025" is none. */
const announced =
  /(?:decrees?|circulars?|laws?|resolutions?|decisions?|nghị định|thông tư|luật|nghị quyết|quyết định|第)\s*(?:số\s*)?$/iu;

/** The laws, decrees, circulars and resolutions that a text in any of the languages cites. */
export function findCitations(text: string): Citation[] {
  return findMatches(text, number)
    .map(({ 0: written, index }) => ({ written, index }))
    .filter(({ written, index }) => isLaw(written) || announced.test(text.slice(0, index)));
}

function isLaw(written: string): boolean {
  const [first = '', , letters] = written.split('/');
  return letters !== undefined || Number(first) > 12;
}

/** Whether a citation means the law of a number: `123/2020` and `123/2020/ND-CP` both mean `123/2020/NĐ-CP`. */
export function citesLaw({ written }: Citation, lawNumber: string): boolean {
  const plain = (text: string) => text.replaceAll('Đ', 'D').toUpperCase();
  return `${plain(lawNumber)}/`.startsWith(`${plain(written)}/`);
}
