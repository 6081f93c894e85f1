import type { Operations } from './operations';

export type OperationName = keyof Operations;

/** What an operation is given, besides the tables that it works on. */
export type OperationArgs<N extends OperationName> = Operations[N] extends (
  db: never,
  ...args: infer Args
) => unknown
  ? Args
  : never;

export type OperationResult<N extends OperationName> = Awaited<ReturnType<Operations[N]>>;

/** The store of leads. */
export interface Database {
  /** Does one thing to the store; then it is on disk. Throws `DatabaseError`: do it again, for nobody may know whether it was done. */
  run<N extends OperationName>(name: N, ...args: OperationArgs<N>): Promise<OperationResult<N>>;
}
