/** Escapes the special characters of regular expressions. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Formats each header as a line. */
export function formatLines(
  headers: Readonly<Record<string, string>>,
  formatLine: (name: string, value: string) => string,
): string {
  return Object.entries(headers)
    .map(([name, value]) => formatLine(name, value))
    .join('\n');
}

/** Returns a regular expression for the paths of files that a host must not send. */
export function getPrivateFilePattern(privateFiles: readonly string[]): string {
  return `/(${['_headers', '_redirects', ...privateFiles].map(escapeRegExp).join('|')})$`;
}
