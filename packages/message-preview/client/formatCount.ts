/** Formats a number with a noun: `1 error`, `2 errors`. */
export function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
