/** Joins all strings of an entry, including nested ones. */
export function joinTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(joinTexts).join(' ');
}
