/**
 * The places that the site has for pictures, in CSS pixels. A drawing has these proportions; a photograph is cut to them. `sizes`, the attribute of a
 * photograph, is what most of them take: where one of a list is larger than the others, it is still sharp enough.
 */
export const pictureFrames = {
  portrait: { width: 240, height: 240, sizes: 'min(43vw, 15rem)' },
  cover: { width: 640, height: 400, sizes: 'min(40vw, 30rem)' },
  case: { width: 480, height: 320, sizes: 'min(20vw, 22rem)' },
  device: { width: 320, height: 240, sizes: 'min(46vw, 19rem)' },
  offer: { width: 640, height: 440, sizes: 'min(67vw, 42rem)' },
} satisfies Record<string, { width: number; height: number; sizes: string }>;

/**
 * The `sizes` of a photograph that takes the whole column, `width` pixels where there is room. Less than phones show:
 * nobody can tell their three pixels where there was one from two.
 */
export function getColumnSizes(width: number): string {
  return `min(67vw, ${width}px)`;
}
