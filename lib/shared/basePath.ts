/**
 * The folder of its origin that the site stands in, such as `/site`; empty where it stands at the root. `BASE_PATH` says
 * it to whatever is built, which keeps it.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

/** The path, below the origin, of something of the site: `/en/about/` → `/site/en/about/`. */
export function withBasePath(path: string): string {
  return basePath + path;
}

/** What `sitePath` was given, if a path below the origin is the site's: `/site/en/` → `/en/`, `/other/` → undefined. */
export function stripBasePath(pathname: string): string | undefined {
  return `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
