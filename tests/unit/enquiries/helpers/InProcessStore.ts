import { DatabaseConnection, DatabaseError, type OperationArgs, type OperationResult } from 'durable-store';
import { defineStore, type Operations, type Store } from 'enquiries';
import { storeOptions } from '@/lib/shared/enquiry/storeOptions';

/** Longest time that a call waits for a lock or a server: as long as in the store process. */
const LOCK_TIMEOUT_MS = 4500;

/**
 * The store without its child process, which takes longer to start than most tests to run. Tests with an
 * unresponsive, locked or killed process are in `tests/unit/enquiries/process` and `file`.
 */
export class InProcessStore implements Store {
  private readonly connection: DatabaseConnection<Operations>;
  private isClosed = false;

  constructor(url: string, options: { mayCreate: boolean }) {
    this.connection = new DatabaseConnection(defineStore(storeOptions), url, LOCK_TIMEOUT_MS, options);
  }

  async run<Name extends keyof Operations>(
    name: Name,
    ...args: OperationArgs<Operations, Name>
  ): Promise<OperationResult<Operations, Name>> {
    if (this.isClosed) throw new DatabaseError({ code: 'CLOSED', message: 'The store is closed' });
    return this.connection.run(name, ...args);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.connection.close();
  }
}
