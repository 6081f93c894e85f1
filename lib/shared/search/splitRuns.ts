/** A piece of text that search looks at: a word of letters and digits, or an unbroken row of Chinese characters. */
export type TextRun = { text: string; start: number; isChinese: boolean };

const RUN = /(\p{Script=Han}+)|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])*/gu;

/** The words and rows of Chinese characters of a unified text, in order, each with its place. */
export function splitRuns(text: string): TextRun[] {
  return [...text.matchAll(RUN)].map((match) => ({
    text: match[0],
    start: match.index,
    isChinese: match[1] !== undefined,
  }));
}
