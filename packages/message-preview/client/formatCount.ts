/** Formats a number with a noun: `1 error`, `2 errors`. */
export function formatCount(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
