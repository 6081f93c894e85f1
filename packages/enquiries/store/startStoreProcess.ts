import { DatabaseProcess } from 'durable-store';
import type { Log } from '../Log';
import type { EnquiriesConfig } from '../readConfig';
import type { Store } from './Database';
import type { Operations } from './operations';

/** Starts the store of enquiries in a separate process. `program`: the path of a script that calls `runStoreProcess`. */
export function startStoreProcess(
  program: string,
  { databaseUrl, mayCreateDatabase }: Pick<EnquiriesConfig, 'databaseUrl' | 'mayCreateDatabase'>,
  log: Log,
): Store {
  return new DatabaseProcess<Operations>(program, databaseUrl, log, {
    mayCreate: mayCreateDatabase,
    queues: [
      { operations: ['countRequest', 'insertEnquiry'], maxLength: 256 },
      // Newsletter links: anyone with one link can request them.
      { operations: ['findSubscription', 'confirmSubscription', 'endSubscription'], maxLength: 32 },
    ],
  });
}
