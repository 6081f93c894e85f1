/** A text of a file. `path` is its key with the positions of list entries in place of their ids. */
export type ParsedText = { path: string; text: string };

/**
 * Returns the texts of a JSON or Markdown file by key. `source` is undefined for a removed file, which has no texts, like a
 * file that cannot be parsed.
 */
export function parseTexts(file: string, source: string | undefined): Map<string, ParsedText> {
  if (source === undefined) return new Map();
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
