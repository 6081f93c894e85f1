import { getSvgSize } from '../pictures/getSvgSize';
import { readSvgRoot } from '../pictures/readSvgRoot';

/** A drawing to be put into another one: its own size, and its markup at the place and width asked for. */
export type EmbeddedSvg = { height: number; at: (x: number, y: number) => string };

/**
 * Takes an SVG file as it is into another one, scaled to a width. Throws where the file has no `viewBox`, by which the
 * scale is known.
 */
export function embedSvg(file: string, width: number): EmbeddedSvg {
  const size = getSvgSize(file);
  const height = (width * size.height) / size.width;
  const { name, attributes, isSelfClosing, end } = readSvgRoot(file);
  const rest = file.slice(end);
  return {
    height,
    at(x, y) {
      // The size of the file itself would win.
      const written = Object.entries({ ...attributes, x, y, width, height }).map(
        ([attribute, value]) => ` ${attribute}="${escapeAttribute(String(value))}"`,
      );
      return `<${name}${written.join('')}${isSelfClosing ? '/' : ''}>${rest}`;
    },
  };
}

function escapeAttribute(value: string): string {
  return value.replace(/[&<"\n\t]/g, (char) => `&#${char.charCodeAt(0)};`);
}
