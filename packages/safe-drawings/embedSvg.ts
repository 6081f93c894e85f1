import { getSvgSize } from './getSvgSize';
import { readSvgRoot } from './readSvgRoot';

/** An SVG drawing, scaled to be embedded in another drawing: its height, and a function that renders it at a position. */
export type EmbeddedSvg = { height: number; render: (x: number, y: number) => string };

/**
 * Embeds an SVG file unchanged in another SVG file, scaled to a width. Throws if the file has no `viewBox`, which determines the
 * scale.
 */
export function embedSvg(file: string, width: number): EmbeddedSvg {
  const size = getSvgSize(file);
  const height = (width * size.height) / size.width;
  const { name, attributes, isSelfClosing, end } = readSvgRoot(file);
  const content = file.slice(end);
  return {
    height,
    render(x, y) {
      // Replaces the file's own width and height, which would override the requested size.
      const attributeTexts = Object.entries({ ...attributes, x, y, width, height }).map(
        ([attribute, value]) => ` ${attribute}="${escapeAttribute(String(value))}"`,
      );
      return `<${name}${attributeTexts.join('')}${isSelfClosing ? '/' : ''}>${content}`;
    },
  };
}

function escapeAttribute(value: string): string {
  return value.replace(/[&<"\n\t]/g, (char) => `&#${char.charCodeAt(0)};`);
}
