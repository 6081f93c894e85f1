import { readSvgRoot } from './readSvgRoot';

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** White space in SVG attributes. `\s` would also match other characters, such as U+00A0. */
const SPACE = '[\\t\\n\\f\\r ]';
const OUTER_SPACE = new RegExp(`^${SPACE}+|${SPACE}+$`, 'g');
const SEPARATOR = new RegExp(`${SPACE}*,${SPACE}*|${SPACE}+`);

/**
 * Returns the size of a drawing from the `viewBox` of its root element. Throws if the `viewBox` is missing or invalid,
 * because browsers cannot scale such a drawing.
 */
export function getSvgSize(svg: string): { width: number; height: number } {
  const { viewBox = '' } = readSvgRoot(svg).attributes;
  const numbers = viewBox.replace(OUTER_SPACE, '').split(SEPARATOR);
  const [width = 0, height = 0] = numbers.slice(2).map(Number);
  const isValid = numbers.length === 4 && numbers.every((number) => NUMBER.test(number));
  if (!isValid || !(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new Error('the drawing has no valid viewBox, so its size is unknown');
  return { width, height };
}
