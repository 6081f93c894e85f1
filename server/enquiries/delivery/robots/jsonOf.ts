/** The members of an answer that is a JSON object; none where it is anything else, such as a page of a portal. */
export function jsonOf(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
