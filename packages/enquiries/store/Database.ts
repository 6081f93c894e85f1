import type { Operations } from './operations';

export type OperationName = keyof Operations;

/** The arguments of an operation after the database. */
export type OperationArgs<N extends OperationName> = Operations[N] extends (
  db: never,
  ...args: infer Args
) => unknown
  ? Args
  : never;

export type OperationResult<N extends OperationName> = Awaited<ReturnType<Operations[N]>>;

/** The store of enquiries. */
export interface Database {
  /**
   * Runs an operation and resolves when its result is on disk. Throws `DatabaseError`: the operation may or may not
   * have been completed, so callers must be able to repeat it.
   */
  run<N extends OperationName>(name: N, ...args: OperationArgs<N>): Promise<OperationResult<N>>;
}

/** A store that the server opens and closes. All calls after `close` fail. */
export interface Store extends Database {
  close(): Promise<void>;
}
