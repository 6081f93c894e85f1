import type { Operations } from './operations';

/** The arguments of an operation without its first parameter, the database connection `db`. */
export type OperationArgs<Name extends keyof Operations> = Operations[Name] extends (
  db: never,
  ...args: infer Args
) => unknown
  ? Args
  : never;

export type OperationResult<Name extends keyof Operations> = Awaited<ReturnType<Operations[Name]>>;

/** The store of enquiries. */
export interface Database {
  /**
   * Runs an operation and resolves when its result is on disk. Rejects with `DatabaseError` if the operation fails. A
   * failed operation may have been completed, so callers must be able to repeat it.
   */
  run<Name extends keyof Operations>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>>;
}

/** A store of enquiries that the server opens and closes. All calls after `close` fail. */
export interface Store extends Database {
  close(): Promise<void>;
}

/** The store cannot be read or written. `code` and `message` never contain personal data, passwords or tokens. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(cause: { message: string; code?: string } | unknown) {
    super(removeCredentials((cause as Partial<Error> | undefined)?.message ?? String(cause)));
    this.name = 'DatabaseError';
    this.code = (cause as { code?: string } | undefined)?.code || 'UNKNOWN';
  }
}

/** Creates the error for a database that is missing or was replaced while it was open. */
export function createMissingDatabaseError(problem: string): DatabaseError {
  const remedy =
    'Mount its disk, or stop the server and restore a backup, or run "npm run leads -- create" and restart the server.';
  return new DatabaseError({ code: 'NO_DATABASE', message: `${problem}. ${remedy}` });
}

/** The PostgreSQL client quotes an invalid URL with the credentials before the `@` or in `password`. */
function removeCredentials(message: string): string {
  return message.replace(/\/\/[^/\s@]*@/g, '//***@').replace(/(password=)[^&\s"']+/gi, '$1***');
}

/**
 * Returns the path of a `file:` URL (`file:path`, `file:/path`, `file:///path`, `file:///C:/path`); undefined for a
 * database on another machine.
 */
export function getDatabaseFile(url: string): string | undefined {
  const path = /^file:(?:\/\/)?(?:\/(?=[a-z]:\/))?([^?#]*)/i.exec(url)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}
