/**
 * The site's base path, such as `/site`; empty if the site is at the root of its origin. `BASE_PATH` is inlined at
 * build time.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

/** Adds the base path to a path of the site: `/en/about/` → `/site/en/about/`. A `data:` URL has no base path. */
export function withBasePath(path: string): string {
  return path.startsWith('data:') ? path : basePath + path;
}

/** Removes the base path: `/site/en/` → `/en/`. Returns undefined for paths outside the site, such as `/other/`. */
export function stripBasePath(pathname: string): string | undefined {
  return `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
