import { parse } from 'yaml';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Parses the YAML front matter of a Markdown file, and applies `formatText` to its strings. Throws if it is missing or
 * not valid YAML.
 */
export function parseFrontMatter(markdown: string, formatText = (text: string) => text): unknown {
  const yaml = FRONT_MATTER.exec(markdown)?.[1];
  if (yaml === undefined) throw new Error('has no front matter between two "---" lines at the top');
  // Parses a copy, because in V8 a substring keeps the whole source string (here the file) in memory.
  return parse(structuredClone(yaml), (_, value) => (typeof value === 'string' ? formatText(value) : value));
}

/** Replaces the front matter of a Markdown file with spaces, so that positions in the body stay the same. */
export function blankFrontMatter(markdown: string): string {
  return markdown.replace(FRONT_MATTER, (yaml) => yaml.replace(/[^\n]/g, ' '));
}
