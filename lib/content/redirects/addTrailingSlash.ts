/** A path as pages have it, with a slash at its end; one that names a file stays as it is. An anchor stays last. */
export function addTrailingSlash(path: string): string {
  const [pathname = '', anchor] = path.split('#');
  const isFile = /\.[^/]*$/.test(pathname);
  return `${pathname}${isFile || pathname.endsWith('/') ? '' : '/'}${anchor ? `#${anchor}` : ''}`;
}
