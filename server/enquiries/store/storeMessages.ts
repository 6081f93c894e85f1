import type { InStatement } from '@libsql/client';
import type { StatementResult } from './Database';

/** One call to the store's process: the statements of a transaction, or one that only reads. */
export type StoreCall = { statements: InStatement[] } | { statement: InStatement };

/** What the store's process is told: which database it is, then call after call. */
export type StoreRequest = { url: string } | (StoreCall & { id: number; patience: number });

/** What it says: that it listens, and what became of each call. */
export type StoreAnswer =
  | { isReady: true }
  | { id: number; results: StatementResult[] }
  | { id: number; error: { message: string; code: string } };
