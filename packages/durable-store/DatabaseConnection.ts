import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from './DatabaseError';
import type { Engine } from './engines/Engine';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { getDatabaseFile } from './getDatabaseFile';
import { identifyStore, type OpenedStore } from './identifyStore';
import { checkpoint } from './maintenance';
import { migrate } from './migrate';
import type { OperationArgs, OperationResult, StoreClient } from './StoreClient';
import type { StoreDefinition, StoreOperations } from './StoreDefinition';

/** Default time limit of a call. */
const DEFAULT_TIMEOUT_MS = 30_000;

type FileIds = ReturnType<NonNullable<Engine['getFileIds']>> | undefined;

/** Time limit for removing the traces of deleted rows on PostgreSQL: one hour, because it rewrites tables. */
const SCRUB_TIMEOUT_MS = 3_600_000;

type ConnectionOptions = {
  /** False if a missing file is an error. */
  mayCreate?: boolean;
  /** The database that an earlier process opened. No other is accepted, except a restored backup. */
  knownStore?: OpenedStore | undefined;
  /** Called after each opening. `warning` describes unsafe settings of the database server. */
  onOpen?(opened: OpenedStore, warning: string | undefined): void;
  /** Called if the open file was deleted or replaced, before another file is opened. */
  onFileChange?(): Promise<void>;
};

/**
 * A database by URL: a SQLite file or PostgreSQL. It is opened at first use and reopened after a failure, so that it
 * recovers from a disk that was full, read-only or unmounted, and from a server restart or failover. After the first
 * opening, it does not create a database, and accepts no other database except a restored backup.
 */
export class DatabaseConnection<Operations extends StoreOperations> implements StoreClient<Operations> {
  private readonly file: string | undefined;
  private knownStore: OpenedStore | undefined;
  /** The file IDs of the most recently opened database, at the time of its opening. */
  private fileIds: FileIds;
  private opening: Promise<Engine> | undefined;
  /** Settles when all earlier calls to a file are complete: transactions on a file share one connection. */
  private queue: Promise<unknown> = Promise.resolve();

  /** `timeoutMs`: the time limit of a call, including the wait for earlier calls and for locks of other processes. */
  constructor(
    readonly definition: StoreDefinition<Operations>,
    readonly url: string,
    private readonly timeoutMs = DEFAULT_TIMEOUT_MS,
    private readonly options: ConnectionOptions = {},
  ) {
    this.file = getDatabaseFile(url);
    this.knownStore = options.knownStore;
  }

  run<Name extends keyof Operations & string>(
    name: Name,
    ...args: OperationArgs<Operations, Name>
  ): Promise<OperationResult<Operations, Name>> {
    return this.runWithTimeout(this.timeoutMs, name, args);
  }

  /** Same as `run`, with a time limit in milliseconds. */
  runWithTimeout<Name extends keyof Operations & string>(
    timeoutMs: number,
    name: Name,
    args: OperationArgs<Operations, Name>,
  ): Promise<OperationResult<Operations, Name>> {
    const operation = this.definition.operations[name] as unknown as (
      db: Engine['db'],
      ...args: unknown[]
    ) => Promise<OperationResult<Operations, Name>>;
    return this.use(({ db }) => operation(db, ...args), timeoutMs);
  }

  /** Runs a function with direct access to the database. Throws `DatabaseError`. */
  use<T>(work: (engine: Engine) => Promise<T>, timeoutMs = this.timeoutMs): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    if (this.file === undefined) return this.runNow(work, deadline);
    const result = this.queue.then(() => this.runNow(work, deadline));
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Removes the last traces of deleted rows from the disk. Throws `DatabaseError`. */
  scrub(): Promise<void> {
    const timeoutMs = this.file === undefined ? SCRUB_TIMEOUT_MS : this.timeoutMs;
    return this.use(async (engine) => engine.scrub?.(), timeoutMs);
  }

  close(): void {
    // Running statements finish first.
    this.opening?.then(({ db }) => db.destroy()).catch(() => undefined);
    this.opening = undefined;
  }

  /** Runs a function before a deadline and opens the database if necessary. Throws `DatabaseError`. */
  private async runNow<T>(work: (engine: Engine) => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      this.opening ??= this.open();
      const { opening } = this;
      try {
        const engine = await this.withDeadline(deadline, opening);
        if (this.hasUnchangedFiles(engine)) {
          await engine.setLockTimeout?.(Math.max(0, Math.round(deadline - performance.now())));
          const result = await this.withDeadline(deadline, work(engine));
          // The file may have been replaced while the call waited for the lock. In that case, repeat the call on the
          // new file.
          if (this.hasUnchangedFiles(engine)) return result;
        }
        await this.checkpointChangedFile(engine);
        if (this.opening === opening) this.close();
      } catch (error) {
        // Use a new connection for the next call. A failed statement may leave this one inside a transaction, a file
        // opened on a read-only disk stays read-only, a demoted server rejects writes, and a late response may never
        // arrive.
        if (this.opening === opening) this.close();
        throw new DatabaseError(error);
      }
    }
  }

  private async open(): Promise<Engine> {
    const isMissingFileError = this.options.mayCreate === false && this.file !== undefined;
    const mayCreate = !isMissingFileError && this.knownStore === undefined;
    const engine = await (this.file === undefined
      ? openPostgres(this.url, this.timeoutMs, this.definition)
      : openSqlite(this.file, this.timeoutMs, this.definition, mayCreate));
    try {
      await migrate(engine, this.definition, mayCreate);
      this.knownStore = await identifyStore(engine.db, this.knownStore, this.definition.command);
      const previousIds = this.fileIds;
      this.fileIds = engine.getFileIds?.();
      if (previousIds !== undefined && previousIds.file !== this.fileIds?.file)
        await this.options.onFileChange?.();
      this.options.onOpen?.(this.knownStore, await engine.getWarning?.());
      return engine;
    } catch (error) {
      await engine.db.destroy();
      throw error;
    }
  }

  private hasUnchangedFiles(engine: Engine): boolean {
    const ids = engine.getFileIds?.();
    return ids?.file === this.fileIds?.file && ids?.log === this.fileIds?.log;
  }

  /** Moves the write-ahead log of a deleted or replaced file into the file and reports the change. Closes nothing. */
  private async checkpointChangedFile(engine: Engine): Promise<void> {
    // If only the log was deleted, only this connection can still read its contents.
    await checkpoint(engine.db).catch(() => undefined);
    await this.options.onFileChange?.();
  }

  /** Waits for a database server until a deadline. SQLite is synchronous and blocks the timer too. */
  private withDeadline<T>(deadline: number, promise: Promise<T>): Promise<T> {
    if (this.file !== undefined) return promise;
    const timer = new AbortController();
    const timeout = setTimeout(deadline - performance.now(), undefined, { signal: timer.signal }).then(() => {
      throw Object.assign(new Error('The database server does not respond'), { code: 'TIMEOUT' });
    });
    return Promise.race([promise, timeout]).finally(() => timer.abort());
  }
}
