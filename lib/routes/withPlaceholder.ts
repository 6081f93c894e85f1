/** The segment of a placeholder. The build deletes all files and folders with this name. */
export const PLACEHOLDER = '_';

/**
 * Returns the values of a dynamic route segment, or a placeholder if there are none, because Next cannot export a route
 * without pages.
 */
export function withPlaceholder(values: Iterable<string>): string[] {
  const list = [...values];
  return list.length > 0 ? list : [PLACEHOLDER];
}
