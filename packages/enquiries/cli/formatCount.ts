/** Formats a number with its noun: `1 enquiry`, `2 enquiries`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
