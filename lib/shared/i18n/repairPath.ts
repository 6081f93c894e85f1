import { repairPath as repairSpelling } from 'export-server/redirects';
import { splitLocale } from './getLocalePath';
import { isRoute } from './paths';

/** Returns the route that a mistyped path refers to, if any. The caller must check that the page exists. */
export function repairPath(pathname: string): string | undefined {
  const path = repairSpelling(pathname);
  return path && isRoute(splitLocale(path).path) ? path : undefined;
}
