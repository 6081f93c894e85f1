/** A value in local storage; null where there is none, undefined where storage is blocked, which makes it throw. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
