import { SaxesParser } from 'saxes';

/**
 * Returns the size of a drawing from the `viewBox` of its root element. Throws if the `viewBox` is missing or invalid,
 * because browsers cannot scale such a drawing.
 */
export function getSvgSize(svg: string): { width: number; height: number } {
  const { viewBox = '' } = readRootAttributes(svg);
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new Error('the drawing has no valid viewBox, so its size is unknown');
  return { width, height };
}

/** Reads the attributes of the root element. Throws if the file has no element. */
function readRootAttributes(svg: string): Record<string, string> {
  let root: Record<string, string> | undefined;
  const parser = new SaxesParser();
  // `findDrawingProblems` reports files that are not well-formed.
  parser.on('error', () => {});
  parser.on('opentag', ({ attributes }) => {
    root ??= attributes;
  });
  parser.write(svg);
  if (!root) throw new Error('the drawing has no root element');
  return root;
}

/** Embeds a drawing in another one as an image, so that its styles, ids and classes do not apply to the other. */
export function embedSvg(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box).map(([name, value]) => ` ${name}="${value}"`);
  return `<image${attributes.join('')} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
}
