const SPACE = '\u00a0';
const letters = '\\p{L}\\p{M}';

/** Makes what keeps the names of a company and its products on one line: no-break spaces in place of their spaces. */
export function keepNamesOnOneLine(names: string[]): (text: string) => string {
  const spaced = names
    .filter((name) => name.includes(' '))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (spaced.length === 0) return (text) => text;
  const name = new RegExp(`(?<![${letters}])(?:${spaced.join('|')})(?![${letters}])`, 'gu');
  return (text) => text.replace(name, (found) => found.replaceAll(' ', SPACE));
}
