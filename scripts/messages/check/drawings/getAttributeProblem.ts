/** A part of the drawing itself, or a picture that stands in it: all that a drawing may refer to. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i;

/** What an animation may not set: it would do so after it has been looked at. */
const NOT_ANIMATED = /^(?:on|(?:xlink:)?href$)/i;

/** What is wrong with an attribute of an element of a drawing; undefined where nothing is. */
export function getAttributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `It runs a script (${name}).`;
  if (/^(?:\w+:)?(?:href|src)$/i.test(name) && !INSIDE.test(value)) {
    return `It refers to something outside of itself (${value.slice(0, 60)}).`;
  }
  if (name === 'attributeName' && NOT_ANIMATED.test(value)) return `It animates ${value}.`;
  return hasExternalReference(value) ? `It loads something (${name}).` : undefined;
}

/** Whether CSS loads anything from outside of the drawing. Escapes, which nobody needs here, could hide it. */
export function hasExternalReference(css: string): boolean {
  if (/@import|\\/i.test(css)) return true;
  return [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !INSIDE.test(address));
}
