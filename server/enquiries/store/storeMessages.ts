import type { OperationName } from './Database';

/** One call to the store's process: the name of an operation and what it is given. */
export type StoreCall = { name: OperationName; args: unknown[] };

/** What the store's process is told: which database it is and how long it waits for it at most, then call after call. */
export type StoreRequest = { url: string; patience: number } | (StoreCall & { id: number; patience: number });

/** What it says: that it listens, and what became of each call. */
export type StoreAnswer =
  | { isReady: true }
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code: string } };
