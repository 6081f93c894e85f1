/** Returns the domain of an email address in lower case. */
export function getDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
