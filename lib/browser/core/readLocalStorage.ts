/** Returns a value from local storage; null if the key does not exist, undefined if storage is blocked. */
export function readLocalStorage(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked.
  }
}
