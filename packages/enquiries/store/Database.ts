import type { Database as DurableDatabase, Store as DurableStore } from 'durable-store';
import type { Operations } from './operations';

/** The store of enquiries. */
export type Database = DurableDatabase<Operations>;

/** A store of enquiries that the server opens and closes. */
export type Store = DurableStore<Operations>;
