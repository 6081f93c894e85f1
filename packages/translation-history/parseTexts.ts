import type { Texts } from './TextStates';

/** Returns the texts of a JSON or Markdown file by key. A file that cannot be parsed has no texts. */
export function parseTexts(file: string, source: string): Texts {
  if (!file.endsWith('.json')) return new Map([['', source]]);
  const texts = new Map<string, string>();
  try {
    addTexts(JSON.parse(source), '', texts);
  } catch {
    return new Map();
  }
  return texts;
}

function addTexts(value: unknown, key: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(key, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const id = Array.isArray(value) ? (child as { id?: unknown } | null)?.id : undefined;
    const childName = typeof id === 'string' ? id : name;
    addTexts(child, key === '' ? childName : `${key}.${childName}`, texts);
  }
}
