declare global {
  /** Set by `instrumentation.ts`, in development alone. */
  var markTexts: (<T>(value: T, path: string) => T) | undefined;
}

/**
 * What was read from a message file, as it is; in development, for pages opened with `?messages=keys`, each text with
 * an invisible mark of where it comes from.
 */
export function withSourceMarkers<T>(value: T, path: string): T {
  return globalThis.markTexts ? globalThis.markTexts(value, path) : value;
}
