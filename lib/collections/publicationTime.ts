/** Returns the start of a date in Vietnam, where posts are written, as a timestamp. */
export function getPublicationTimestamp(date: string): string {
  return `${date}T00:00:00+07:00`;
}
