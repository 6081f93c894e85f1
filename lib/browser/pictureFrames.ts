/**
 * The frames of pictures, in CSS pixels. Drawings have these proportions; photographs are cropped to them. `sizes` is
 * the `sizes` attribute of photographs: the width that most pictures of a list have. Larger ones are still sharp enough.
 */
export const pictureFrames = {
  portrait: { width: 240, height: 240, sizes: 'min(43vw, 15rem)' },
  cover: { width: 640, height: 400, sizes: 'min(40vw, 30rem)' },
  case: { width: 480, height: 320, sizes: 'min(20vw, 22rem)' },
  caseText: { width: 480, height: 320, sizes: 'min(67vw, 42rem)' },
  device: { width: 320, height: 240, sizes: 'min(46vw, 19rem)' },
  offer: { width: 640, height: 440, sizes: 'min(67vw, 42rem)' },
} satisfies Record<string, { width: number; height: number; sizes: string }>;

/** The maximum width of the text column: `50rem` in style sheets. */
export const COLUMN_WIDTH_PX = 800;

/**
 * Returns the `sizes` of a photograph that fills the text column, up to `width` pixels. On phones the column is about
 * 100vw wide: with `67vw`, displays with three pixels per CSS pixel load the file for two, which looks the same.
 */
export function getColumnSizes(width: number): string {
  return `min(67vw, ${width}px)`;
}
