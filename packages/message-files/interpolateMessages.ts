import { mapStrings } from './mapStrings';

/**
 * Returns a copy of a JSON value with every text interpolated. A list item is left out if its text, or a text of the
 * entry, becomes empty: a condition can remove it.
 */
export function interpolateMessages<T>(value: T, interpolate: (text: string) => string): T {
  return mapStrings(omitItems(value, interpolate), interpolate) as T;
}

function omitItems(value: unknown, interpolate: (text: string) => string): unknown {
  if (!isObject(value)) return value;
  const becomesEmpty = (text: unknown) =>
    typeof text === 'string' && /,\s*select,/.test(text) && interpolate(text) === '';
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, omitItems(part, interpolate)]),
    );
  }
  return value
    .filter((item) => !becomesEmpty(item) && !(isObject(item) && Object.values(item).some(becomesEmpty)))
    .map((item) => omitItems(item, interpolate));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
