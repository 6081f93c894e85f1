import { svgSize } from '../pictures/svgSize';

/** A drawing to be put into another one: its own size, and its markup at the place and width asked for. */
export type EmbeddedSvg = { height: number; at: (x: number, y: number) => string };

/**
 * Takes an SVG file as it is into another one, scaled to a width. Throws where the file has no `viewBox`, by which the
 * scale is known.
 */
export function embedSvg(file: string, width: number): EmbeddedSvg {
  const size = svgSize(file);
  const height = (width * size.height) / size.width;
  // The file's own size would win over the one asked for.
  const root = (x: number, y: number) => (tag: string) =>
    tag
      .replace(/ (width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
  return { height, at: (x, y) => file.slice(file.indexOf('<svg')).replace(/<svg[^>]*>/, root(x, y)) };
}
