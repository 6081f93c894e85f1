/** Returns the domain of an email address, in small letters. */
export function getDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
