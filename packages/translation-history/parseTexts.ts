/** A text of a file. `path` is its key with the positions of list entries in place of their ids. */
export type ParsedText = { path: string; text: string };

/** Returns the texts of a JSON or Markdown file by key. A file that cannot be parsed has no texts. */
export function parseTexts(file: string, source: string): Map<string, ParsedText> {
  if (!file.endsWith('.json')) return new Map([['', { path: '', text: source }]]);
  const texts = new Map<string, ParsedText>();
  try {
    addTexts(JSON.parse(source), '', '', texts);
  } catch {
    return new Map();
  }
  return texts;
}

function addTexts(value: unknown, key: string, path: string, texts: Map<string, ParsedText>): void {
  if (typeof value === 'string') texts.set(key, { path, text: value });
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const id = Array.isArray(value) ? (child as { id?: unknown } | null)?.id : undefined;
    addTexts(child, joinKeys(key, typeof id === 'string' ? id : name), joinKeys(path, name), texts);
  }
}

function joinKeys(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}
