/** Returns a copy of a JSON value with `replace` applied to every string. `key` is the closest key above the string. */
export function mapStrings<T>(value: T, replace: (text: string, key: string) => string): T {
  return mapValue(value, replace, '') as T;
}

function mapValue(value: unknown, replace: (text: string, key: string) => string, key: string): unknown {
  if (typeof value === 'string') return replace(value, key);
  if (Array.isArray(value)) return value.map((part) => mapValue(part, replace, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapValue(part, replace, name)]),
  );
}

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

/**
 * Creates a function that replaces each ICU `select` whose argument is a known condition with the variant that applies
 * (`{trial, select, true {Try it.} other {}}`). Other arguments are unchanged. `getCondition` returns the value of a name.
 */
function createVariantSelector(getCondition: (name: string) => boolean | undefined) {
  const select = (text: string): string => {
    let result = '';
    let position = 0;
    for (const { 0: start, 1: name = '', index } of text.matchAll(/\{(\w+),\s*select,/g)) {
      const condition = getCondition(name);
      const end = findClosingBrace(text, index);
      if (condition === undefined || end === undefined || index < position) continue;
      const variants = parseVariants(text.slice(index + start.length, end));
      result +=
        text.slice(position, index) + select(variants.get(String(condition)) ?? variants.get('other') ?? '');
      position = end + 1;
    }
    return result + text.slice(position);
  };
  return select;
}

/** Parses the variants of a `select`: `true {Try it.} other {}`. */
function parseVariants(text: string): Map<string, string> {
  const variants = new Map<string, string>();
  const start = /\s*(\w+)\s*\{/y;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const open = start.lastIndex;
    const end = findClosingBrace(text, open - 1) ?? text.length;
    variants.set(match[1] ?? '', text.slice(open, end));
    start.lastIndex = end + 1;
  }
  return variants;
}

/** Returns the index of the brace that closes the brace at `open`. */
function findClosingBrace(text: string, open: number): number | undefined {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
}

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
