/** Splits a list of email addresses, separated by commas, and leaves out repetitions. */
export function splitAddresses(list: string): string[] {
  return [...new Set(list.split(',').map((address) => address.trim()))].filter((address) => address !== '');
}
