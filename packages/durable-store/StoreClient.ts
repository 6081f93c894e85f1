import type { StoreOperations } from './StoreDefinition';

/** The arguments of an operation without its first parameter, the database connection `db`. */
export type OperationArgs<
  Operations extends StoreOperations,
  Name extends keyof Operations,
> = Operations[Name] extends (db: never, ...args: infer Args) => unknown ? Args : never;

export type OperationResult<Operations extends StoreOperations, Name extends keyof Operations> = Awaited<
  ReturnType<Operations[Name]>
>;

/** Runs the operations of a store. Its holder cannot close the store. */
export interface StoreClient<Operations extends StoreOperations> {
  /**
   * Runs an operation and resolves when its result is on disk. Rejects with `DatabaseError` if the operation fails. A
   * failed operation may have been completed, so callers must be able to repeat it.
   */
  run<Name extends keyof Operations & string>(
    name: Name,
    ...args: OperationArgs<Operations, Name>
  ): Promise<OperationResult<Operations, Name>>;
}

/** A client for the code that opened the store and closes it. All calls after `close` fail. */
export interface Store<Operations extends StoreOperations> extends StoreClient<Operations> {
  close(): Promise<void>;
}
