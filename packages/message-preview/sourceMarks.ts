/**
 * Start of Unicode's tag characters (The Unicode Standard, section 23.9), a copy of ASCII that is invisible and not
 * removed by `trim`.
 */
const TAG_OFFSET = 0xe0000;
const END_TAG = '\u{e007f}';
/** A mark: the source as tag characters, closed by `END_TAG`. */
const MARK = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

/** Returns the invisible mark to append to a text. `source` is the file, line and key of the text, in ASCII. */
export function formatMark(source: string): string {
  return (
    [...source].map((letter) => String.fromCodePoint(TAG_OFFSET + letter.charCodeAt(0))).join('') + END_TAG
  );
}

/** Returns the sources in the marks of a text. */
export function readMarks(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, mark = '']) =>
    [...mark].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - TAG_OFFSET)).join(''),
  );
}

/** Removes the marks from a text. */
export function stripMarks(text: string): string {
  return text.replace(MARK, '');
}
