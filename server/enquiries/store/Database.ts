import { checkClock } from './clock';
import { confirmSubscription, endSubscription, findConsents, findSubscriber } from './consents';
import { DatabaseError } from './DatabaseError';
import { deleteByEmail, deleteByPhone, deleteExpired, deleteOlder } from './deleteRows';
import { findIds, insertEnquiry, readEnquiry, readNextEnquiries } from './enquiries';
import {
  checkWritable,
  countDeliveries,
  findDeliveries,
  findFailedDeliveries,
  retryDeliveries,
  summarizeDeliveries,
} from './monitoring';
import { claimDelivery, markDelivered, markFailed, retryPendingNow } from './outbox';
import { openPostgres } from './postgres';
import { checkpoint, getDatabaseFile, openSqlite } from './sqlite';
import { type Engine, migrate } from './tables';

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

/** All operations of the store. Their arguments and results can be sent to another thread. */
const operations = {
  checkClock,
  checkpoint,
  checkWritable,
  claimDelivery,
  countDeliveries,
  confirmSubscription,
  deleteByEmail,
  deleteByPhone,
  deleteExpired,
  deleteOlder,
  endSubscription,
  findConsents,
  findDeliveries,
  findFailedDeliveries,
  findIds,
  findSubscriber,
  insertEnquiry,
  markDelivered,
  markFailed,
  readNextEnquiries,
  readEnquiry,
  retryDeliveries,
  retryPendingNow,
  summarizeDeliveries,
};

export type Operations = typeof operations;

/** Default time limit of a call. */
const DEFAULT_TIMEOUT_MS = 30_000;

type ConnectionOptions = {
  /** Time limit of a call, including the wait for earlier calls, and of each statement on a database server. */
  timeoutMs?: number;
  /** False if a missing database is an error. */
  mayCreate?: boolean;
};

/** Returns the time of a clock that all threads share and that is never set, in milliseconds. */
export function getMonotonicTime(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/**
 * One connection to a SQLite file or PostgreSQL, which runs one operation after another. It is opened at first use and
 * reopened after an error, so that it recovers from a full or read-only disk, a server restart or a failover.
 */
export class DatabaseConnection implements Database {
  readonly file: string | undefined;
  private readonly timeoutMs: number;
  private mayCreate: boolean;
  private opening: Promise<Engine> | undefined;
  /** Settles when all earlier calls are complete. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly url: string,
    { timeoutMs = DEFAULT_TIMEOUT_MS, mayCreate = true }: ConnectionOptions = {},
  ) {
    this.file = getDatabaseFile(url);
    this.timeoutMs = timeoutMs;
    this.mayCreate = mayCreate;
  }

  run<Name extends keyof Operations>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>> {
    return this.runUntil(getMonotonicTime() + this.timeoutMs, name, args);
  }

  /** Same as `run`, with the time (see `getMonotonicTime`) at which the call fails. */
  runUntil<Name extends keyof Operations>(
    deadline: number,
    name: Name,
    args: OperationArgs<Name>,
  ): Promise<OperationResult<Name>> {
    const operation = operations[name] as unknown as (
      db: Engine['db'],
      ...args: unknown[]
    ) => Promise<OperationResult<Name>>;
    return this.use(({ db }) => operation(db, ...args), deadline);
  }

  /** Runs a function with direct access to the database after all earlier calls. Throws `DatabaseError`. */
  use<T>(work: (engine: Engine) => Promise<T>, deadline = getMonotonicTime() + this.timeoutMs): Promise<T> {
    const result = this.queue.then(() => this.runNow(work, deadline));
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Closes the connection after the running call. */
  async close(): Promise<void> {
    const { opening } = this;
    this.opening = undefined;
    await opening?.then(({ db }) => db.destroy()).catch(() => undefined);
  }

  private async runNow<T>(work: (engine: Engine) => Promise<T>, deadline: number): Promise<T> {
    try {
      getRemainingTime(deadline);
      this.opening ??= this.open();
      const engine = await this.opening;
      await engine.checkFiles?.();
      // Opening the database may have waited for a lock: nothing is written after the caller has given up.
      await engine.setLockTimeout?.(getRemainingTime(deadline));
      const result = await work(engine);
      // The file may have been replaced while the call waited for the lock.
      await engine.checkFiles?.();
      return result;
    } catch (error) {
      // A failed statement may leave the connection inside a transaction, a file opened on a read-only disk stays
      // read-only, a demoted server rejects writes, and a late response may never arrive.
      if ((error as DatabaseError).code !== 'NO_DATABASE') void this.close();
      else if (await this.opening?.then(() => false).catch(() => true)) this.opening = undefined;
      throw new DatabaseError(error);
    }
  }

  private async open(): Promise<Engine> {
    const { file, mayCreate } = this;
    let engine: Engine | undefined;
    try {
      engine = await (file === undefined
        ? openPostgres(this.url, this.timeoutMs)
        : openSqlite(file, this.timeoutMs, mayCreate));
      await migrate(engine, mayCreate);
      // A database that disappears later is not created again.
      this.mayCreate = false;
      return engine;
    } catch (error) {
      await engine?.db.destroy();
      const { code, message } = error as DatabaseError;
      if (code === 'NO_DATABASE') throw error;
      throw new DatabaseError({
        code,
        message: `The database in LEADS_DATABASE_URL cannot be opened: ${message}`,
      });
    }
  }
}

/** Returns the time until a deadline in milliseconds. Throws `DatabaseError` if it is over. */
function getRemainingTime(deadline: number): number {
  const remainingMs = Math.ceil(deadline - getMonotonicTime());
  if (remainingMs > 0) return remainingMs;
  throw new DatabaseError({ code: 'TIMEOUT', message: 'The database does not respond' });
}
