import type { OperationArgs, OperationName, OperationResult, Store } from 'enquiries';
import { DatabaseConnection, DatabaseError } from 'enquiries';
import { storeOptions } from '@/lib/shared/enquiry/storeOptions';

/** Longest time that a call waits for a lock or a server: as long as in the store process. */
const LOCK_TIMEOUT_MS = 4500;

/**
 * The store without its child process, which takes longer to start than most tests to run. Tests with an
 * unresponsive, locked or killed process are in `tests/unit/enquiries/process` and `file`.
 */
export class InProcessStore implements Store {
  private readonly connection: DatabaseConnection;
  private isClosed = false;

  constructor(url: string, mayCreate: boolean) {
    this.connection = new DatabaseConnection(storeOptions, url, LOCK_TIMEOUT_MS, { mayCreate });
  }

  async run<N extends OperationName>(name: N, ...args: OperationArgs<N>): Promise<OperationResult<N>> {
    if (this.isClosed) throw new DatabaseError({ code: 'CLOSED', message: 'The store is closed' });
    return this.connection.run(name, ...args);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.connection.close();
  }
}
