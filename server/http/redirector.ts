import type { Redirect } from '@/lib/shared/Redirect';
import { localPath } from './bareRedirect';

/**
 * Makes what tells where a table leads a path, written as it stands there or without the slash at its end: the address,
 * with the query before its anchor; undefined for a path that is not in the table.
 */
export function redirector(table: readonly Redirect[]) {
  const targets = new Map(
    table.flatMap(({ from, to }) => [[from, to] as const, [from.replace(/\/$/, ''), to] as const]),
  );
  return (path: string, search: string): string | undefined => {
    const [target, anchor] = targets.get(path)?.split('#') ?? [];
    return target && `${localPath(target, search)}${anchor ? `#${anchor}` : ''}`;
  };
}
