/** The first words of every generated file. */
export const GENERATED = 'Made by "npm run deploy:files" from lib/shared/: change it there.';

/** A text in which nothing means anything to a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A line for each header. */
export function formatLines(
  headers: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');
}
