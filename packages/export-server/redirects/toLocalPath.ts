/** Returns a `Location` that starts with exactly one slash: after `//` or `/\`, browsers expect a host name. */
export function toLocalPath(path: string, search: string): string {
  return `/${path.replace(/^[/\\]+/, '')}${search}`;
}
