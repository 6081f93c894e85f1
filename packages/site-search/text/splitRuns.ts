/**
 * A unit of text for search: a word of letters and digits, or a run of Chinese characters. `start` is the offset of the
 * unit, in UTF-16 code units.
 */
export type TextRun = { text: string; start: number; isChinese: boolean };

const RUN = /(\p{Script=Han}+)|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])*/gu;

/** Splits a normalized text into words and runs of Chinese characters, in order. */
export function splitRuns(text: string): TextRun[] {
  return [...text.matchAll(RUN)].map((match) => ({
    text: match[0],
    start: match.index,
    isChinese: match[1] !== undefined,
  }));
}
