import { createVariantSelector } from './createVariantSelector';

/**
 * Creates a function that replaces every placeholder with a value (`{company}`) and leaves other placeholders
 * unchanged. A value may contain placeholders. `getValue` returns the value of a name; `getCondition` returns the value
 * of a condition, whose variants (`{trial, select, true {…} other {…}}`) are selected first.
 */
export function createInterpolator(
  getValue: (name: string) => string | undefined,
  getCondition: (name: string) => boolean | undefined = () => undefined,
): (text: string) => string {
  const selectVariants = createVariantSelector(getCondition);
  /** `visited`: the names being interpolated already, to prevent infinite recursion. */
  const fill = (text: string, visited: string[]): string =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = visited.includes(name) ? undefined : getValue(name);
      return value === undefined ? placeholder : fill(value, [...visited, name]);
    });
  return (text) => fill(selectVariants(text), []);
}
