/** True if an `author` is the name of a guest. Team members are referred to by id. */
export function isGuest(author: unknown): boolean {
  return !/^[a-z\d-]+$/.test(String(author));
}
