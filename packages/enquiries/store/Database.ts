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
