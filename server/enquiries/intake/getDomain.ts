/** Returns the domain of an email address in lower case. */
export function getDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
