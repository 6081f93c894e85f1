import { readSvgRoot } from './readSvgRoot';

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const SPACE = '[\\t\\n\\f\\r ]';
const EDGES = new RegExp(`^${SPACE}+|${SPACE}+$`, 'g');
const SEPARATOR = new RegExp(`${SPACE}*,${SPACE}*|${SPACE}+`);

/**
 * The size of a drawing, from the `viewBox` of its root. Throws if it has no `viewBox` of four numbers, without which a
 * browser could not scale it.
 */
export function getSvgSize(svg: string): { width: number; height: number } {
  const { viewBox = '' } = readSvgRoot(svg).attributes;
  const numbers = viewBox.replace(EDGES, '').split(SEPARATOR);
  const [width = 0, height = 0] = numbers.slice(2).map(Number);
  const isValid = numbers.length === 4 && numbers.every((number) => NUMBER.test(number));
  if (!isValid || !(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new Error('the drawing has no valid viewBox, so its size is not known');
  return { width, height };
}
