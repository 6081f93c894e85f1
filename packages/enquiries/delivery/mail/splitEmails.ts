/** Splits a comma-separated list of email addresses and removes duplicates. */
export function splitEmails(list: string): string[] {
  return [...new Set(list.split(',').map((email) => email.trim()))].filter((email) => email !== '');
}
