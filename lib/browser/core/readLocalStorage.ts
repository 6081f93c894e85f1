/** A value in local storage; null where there is none, undefined where storage throws. */
export function readLocalStorage(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked.
  }
}
