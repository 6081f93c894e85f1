import type { Redirect } from '@/lib/shared/Redirect';
import { localPath } from './bareRedirect';

/** Where the addresses of a table lead, by path: as they stand, and without the slash at their end. */
export function redirectsByPath(table: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(
    table.flatMap(({ from, to }) => [[from, to] as const, [from.replace(/\/$/, ''), to] as const]),
  );
}

/** The address a redirect leads to, with the query it was asked with before its anchor. */
export function redirectLocation(to: string, search: string): string {
  const [path = '', anchor] = to.split('#');
  return `${localPath(path, search)}${anchor ? `#${anchor}` : ''}`;
}
