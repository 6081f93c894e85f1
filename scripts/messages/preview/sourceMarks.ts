/** Unicode's tag characters (section 23.9): a copy of ASCII, from here on, that nobody sees and nothing trims. */
const TAGS = 0xe0000;
const END = '\u{e007f}';
const MARK = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

/** The invisible mark that says where a text comes from, to be written after it. `place` is ASCII. */
export function formatMark(place: string): string {
  return [...place].map((letter) => String.fromCodePoint(TAGS + letter.charCodeAt(0))).join('') + END;
}

/** The places named by the marks in a text. */
export function readMarks(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, mark = '']) =>
    [...mark].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - TAGS)).join(''),
  );
}

/** A text as it was before it was marked. */
export function stripMarks(text: string): string {
  return text.replace(MARK, '');
}
