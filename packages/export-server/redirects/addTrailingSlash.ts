/** Adds a trailing slash to the path of a page, before the fragment. Leaves paths with a file extension unchanged. */
export function addTrailingSlash(path: string): string {
  const [pathname = '', fragment] = path.split('#');
  const isFile = /\.[^/]*$/.test(pathname);
  return `${pathname}${isFile || pathname.endsWith('/') ? '' : '/'}${fragment ? `#${fragment}` : ''}`;
}
