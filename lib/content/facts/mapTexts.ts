/** A value of JSON with each of its texts replaced. */
export function mapTexts<T>(value: T, replace: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? replace(part) : part));
}
