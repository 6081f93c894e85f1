declare global {
  /** Set by `npm run dev` only (scripts/dev/preload.ts). */
  var markTexts: (<T>(value: T, path: string) => T) | undefined;
}

/**
 * Returns a value of a message file unchanged. In development, on pages opened with `?messages=keys`, it adds an invisible
 * marker to each text that identifies its source.
 */
export function withSourceMarkers<T>(value: T, path: string): T {
  return globalThis.markTexts ? globalThis.markTexts(value, path) : value;
}
