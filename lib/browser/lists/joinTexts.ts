/** All texts of an entry, one after the other. */
export function joinTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(joinTexts).join(' ');
}
