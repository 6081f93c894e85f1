/** Allowed references: an element of the same drawing, or a picture embedded as a `data:` URL. */
const ALLOWED_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i;

/** Attributes that an animation must not set, because their later values are not checked. */
const FORBIDDEN_ANIMATION = /^(?:on|(?:xlink:)?href$)/i;

/** Returns the problem with an attribute of an SVG element; undefined if the attribute is allowed. */
export function getAttributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `The attribute ${name} runs a script.`;
  if (/^(?:\w+:)?(?:href|src)$/i.test(name) && !ALLOWED_REFERENCE.test(value)) {
    return `The drawing refers to an external resource (${value.slice(0, 60)}).`;
  }
  if (name === 'attributeName' && FORBIDDEN_ANIMATION.test(value))
    return `The attribute ${value} must not be animated.`;
  return hasExternalReference(value) ? `The attribute ${name} loads an external resource.` : undefined;
}

/** True if CSS loads anything from outside the drawing. Escapes count too: they could hide a URL and are not needed. */
export function hasExternalReference(css: string): boolean {
  if (/@import|\\/i.test(css)) return true;
  return [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, url = '']) => !ALLOWED_REFERENCE.test(url));
}
