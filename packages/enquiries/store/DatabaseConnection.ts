import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { StoreOptions } from '../EnquiriesOptions';
import type { Database, OperationArgs, OperationResult } from './Database';
import { DatabaseError } from './DatabaseError';
import { getDatabaseFile } from './getDatabaseFile';
import { migrate } from './migrate';
import { openPostgres } from './openPostgres';
import { openSqlite } from './openSqlite';
import { createOperations, type Operations } from './operations';
import type { Tables } from './Tables';

/** Default time limit of a call. */
const DEFAULT_TIMEOUT_MS = 30_000;

/** Time limit for removing the traces of deleted rows on PostgreSQL: one hour, because it rewrites tables. */
const SCRUB_TIMEOUT_MS = 3_600_000;

/** An open database; contains all differences between SQLite and PostgreSQL. */
export type Engine = {
  db: Kysely<Tables>;
  /** The collation that compares texts byte by byte, with which `lower()` changes only ASCII letters. */
  binaryCollation: string;
  /** The query for the columns of `leads`. */
  columnsQuery: string;
  /** Returns the schema for the tables of migrations, if the database has several. */
  getSchema?(): Promise<{ migrationTableSchema: string }>;
  /** Sets how long further statements may wait for a lock, in milliseconds. */
  setLockTimeout?(timeoutMs: number): Promise<void>;
  /** Throws if the database file or its write-ahead log was deleted or replaced since it was opened. */
  checkFiles?(): Promise<void>;
  /** Returns a warning if the settings of the database server put stored data at risk. */
  getWarning?(): Promise<string | undefined>;
  /** Removes the last traces of deleted rows from the disk. Throws if other processes prevent it. */
  scrub(): Promise<void>;
};

type ConnectionOptions = {
  /** Default time limit of a call, including the wait for earlier calls and for locks of other processes. */
  timeoutMs?: number;
  /** False if a missing database is an error. */
  mayCreate?: boolean;
  /** Called after each opening. `warning` describes unsafe settings of the database server. */
  onOpen?(warning: string | undefined): void;
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
  private readonly operations: Operations;
  private readonly timeoutMs: number;
  private mayCreate: boolean;
  private opening: Promise<Engine> | undefined;
  /** Settles when all earlier calls are complete. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly schema: StoreOptions,
    readonly url: string,
    private readonly options: ConnectionOptions = {},
  ) {
    this.file = getDatabaseFile(url);
    this.operations = createOperations(schema);
    this.timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    this.mayCreate = options.mayCreate ?? true;
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
    const operation = this.operations[name] as unknown as (
      db: Engine['db'],
      ...args: unknown[]
    ) => Promise<OperationResult<Name>>;
    return this.enqueue(({ db }) => operation(db, ...args), deadline);
  }

  /** Runs a function with direct access to the database. Throws `DatabaseError`. */
  use<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    return this.enqueue(work, getMonotonicTime() + this.timeoutMs);
  }

  /** Removes the last traces of deleted rows from the disk. Throws `DatabaseError`. */
  scrub(): Promise<void> {
    const timeoutMs = this.file === undefined ? SCRUB_TIMEOUT_MS : this.timeoutMs;
    return this.enqueue((engine) => engine.scrub(), getMonotonicTime() + timeoutMs);
  }

  /** Closes the connection after the running call. */
  async close(): Promise<void> {
    const { opening } = this;
    this.opening = undefined;
    await opening?.then(({ db }) => db.destroy()).catch(() => undefined);
  }

  private enqueue<T>(work: (engine: Engine) => Promise<T>, deadline: number): Promise<T> {
    const result = this.queue.then(() => this.runNow(work, deadline));
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async runNow<T>(work: (engine: Engine) => Promise<T>, deadline: number): Promise<T> {
    try {
      const remainingMs = deadline - getMonotonicTime();
      if (remainingMs <= 0) throw createTimeout();
      this.opening ??= this.open();
      const engine = await this.withDeadline(deadline, this.opening);
      await engine.checkFiles?.();
      await engine.setLockTimeout?.(remainingMs);
      const result = await this.withDeadline(deadline, work(engine));
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
    const engine = await (file === undefined
      ? openPostgres(this.url, this.timeoutMs)
      : openSqlite(file, this.timeoutMs, mayCreate));
    try {
      await migrate(engine, this.schema.fields, mayCreate);
      // A database that disappears later is not created again.
      this.mayCreate = false;
      this.options.onOpen?.(await engine.getWarning?.());
      return engine;
    } catch (error) {
      await engine.db.destroy();
      throw error;
    }
  }

  /** Waits for a database server until a deadline. SQLite is synchronous and blocks the timer too. */
  private withDeadline<T>(deadline: number, promise: Promise<T>): Promise<T> {
    if (this.file !== undefined) return promise;
    const timer = new AbortController();
    const timeout = setTimeout(deadline - getMonotonicTime(), undefined, { signal: timer.signal }).then(
      () => {
        throw createTimeout();
      },
    );
    return Promise.race([promise, timeout]).finally(() => timer.abort());
  }
}

function createTimeout(): DatabaseError {
  return new DatabaseError({ code: 'TIMEOUT', message: 'The database does not respond' });
}
