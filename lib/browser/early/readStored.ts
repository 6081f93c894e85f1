/** A value in local storage; null where there is none, `blocked` where storage is blocked, which makes it throw. */
export function readStored(key: string, blocked: string | null = null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return blocked;
  }
}
