const NO_BREAK_SPACE = '\u00a0';
const letters = '\\p{L}\\p{M}';

/** Creates a function that replaces the spaces in the given names with non-breaking spaces, so that no line breaks inside a name. */
export function keepNamesOnOneLine(names: string[]): (text: string) => string {
  const escapedNames = names
    .filter((name) => name.includes(' '))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escapedNames.length === 0) return (text) => text;
  const namePattern = new RegExp(`(?<![${letters}])(?:${escapedNames.join('|')})(?![${letters}])`, 'gu');
  return (text) => text.replace(namePattern, (match) => match.replaceAll(' ', NO_BREAK_SPACE));
}
