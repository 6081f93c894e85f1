/**
 * Creates a function that replaces each ICU `select` whose argument is a known condition with the variant that applies
 * (`{trial, select, true {Try it.} other {}}`). Other arguments are unchanged. `getCondition` returns the value of a name.
 */
export function createVariantSelector(getCondition: (name: string) => boolean | undefined) {
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
