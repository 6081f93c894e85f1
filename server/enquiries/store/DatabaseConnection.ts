import { withTimeout } from '../withTimeout';
import type { Database, OperationArgs, OperationName, OperationResult } from './Database';
import { DatabaseError } from './DatabaseError';
import type { Engine } from './engines/Engine';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { getDatabaseFile } from './getDatabaseFile';
import { identifyStore, type OpenedStore } from './identity';
import { checkpoint } from './maintenance';
import { migrate } from './migrate';
import { operations } from './operations';

/** How long a call waits for another process's lock or for a server's answer unless told otherwise, in milliseconds. */
const LOCK_TIMEOUT_MS = 30_000;

type FileIds = ReturnType<NonNullable<Engine['getFileIds']>> | undefined;

/** How long removing the traces of deleted rows may take on PostgreSQL, which rewrites its tables, in milliseconds. */
const SCRUB_LIMIT = 3_600_000;

/** `mayCreate`: false if an absent file is an error; `known`: the database that another process had open before. */
export type ConnectionOptions = {
  mayCreate?: boolean;
  known?: OpenedStore | undefined;
  onOpen?(opened: OpenedStore, warning: string | undefined): void;
  /** Called when the open file was deleted or replaced, before anything else is opened. */
  onFileChange?(): Promise<void>;
};

/**
 * A database by URL: a SQLite file, or PostgreSQL. It opens at first use, and again after a failure, so that a disk that
 * was full, read-only or absent and a server that was away, or stepped back behind another, are used as soon as they are
 * back. Once it was open, no other database is accepted in its place, and none is created: only a restored backup.
 */
export class DatabaseConnection implements Database {
  private readonly file: string | undefined;
  private known: OpenedStore | undefined;
  /** The files of the last open database. */
  private fileIds: FileIds;
  private opening: Promise<Engine> | undefined;
  /** Settles when a file has done all that it was asked: its transactions share one connection. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly patience = LOCK_TIMEOUT_MS,
    private readonly options: ConnectionOptions = {},
  ) {
    this.file = getDatabaseFile(url);
    this.known = options.known;
  }

  run<N extends OperationName>(name: N, ...args: OperationArgs<N>): Promise<OperationResult<N>> {
    return this.runWithin(this.patience, name, args);
  }

  /** Does the same as `run`, within a time in milliseconds. */
  runWithin<N extends OperationName>(
    patience: number,
    name: N,
    args: OperationArgs<N>,
  ): Promise<OperationResult<N>> {
    const operation = operations[name] as unknown as (
      db: Engine['db'],
      ...args: unknown[]
    ) => Promise<OperationResult<N>>;
    return this.use(({ db }) => operation(db, ...args), patience);
  }

  /** Does something with the database itself. Throws `DatabaseError`. */
  use<T>(work: (engine: Engine) => Promise<T>, patience = this.patience): Promise<T> {
    const until = performance.now() + patience;
    if (this.file === undefined) return this.doNow(work, until);
    const result = this.turn.then(() => this.doNow(work, until));
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Removes the last traces of deleted rows from the disk. Throws `DatabaseError`. */
  scrub(): Promise<void> {
    const limit = this.file === undefined ? SCRUB_LIMIT : this.patience;
    return this.use(async (engine) => engine.scrub?.(), limit);
  }

  close(): void {
    // What is under way in it ends first.
    this.opening?.then(({ db }) => db.destroy()).catch(() => undefined);
    this.opening = undefined;
  }

  /** Does something with the database before a time, which opens it where it is not. Throws `DatabaseError`. */
  private async doNow<T>(work: (engine: Engine) => Promise<T>, until: number): Promise<T> {
    for (;;) {
      this.opening ??= this.open();
      const { opening } = this;
      try {
        const engine = await this.inTime(until, opening);
        if (this.hasSameFiles(engine)) {
          await engine.setPatience?.(Math.max(0, Math.round(until - performance.now())));
          const result = await this.inTime(until, work(engine));
          // Another file may have taken its place while the call waited for the lock: what was done counts there.
          if (this.hasSameFiles(engine)) return result;
        }
        await this.leaveFile(engine);
        if (this.opening === opening) this.close();
      } catch (error) {
        // A failed statement may leave the connection inside a transaction, a file on a read-only disk stays read-only,
        // a server that has become another's copy takes no writes, and an answer that is late may never come: the next
        // call gets a new connection.
        if (this.opening === opening) this.close();
        throw new DatabaseError(error);
      }
    }
  }

  private async open(): Promise<Engine> {
    const isForbidden = this.options.mayCreate === false && this.file !== undefined;
    const mayCreate = !isForbidden && this.known === undefined;
    const engine = await (this.file === undefined
      ? openPostgres(this.url, this.patience)
      : openSqlite(this.file, this.patience, mayCreate));
    try {
      await migrate(engine, mayCreate);
      this.known = await identifyStore(engine.db, this.known);
      const before = this.fileIds;
      this.fileIds = engine.getFileIds?.();
      if (before !== undefined && before.file !== this.fileIds?.file) await this.options.onFileChange?.();
      this.options.onOpen?.(this.known, await engine.getWarning?.());
      return engine;
    } catch (error) {
      await engine.db.destroy();
      throw error;
    }
  }

  private hasSameFiles(engine: Engine): boolean {
    const ids = engine.getFileIds?.();
    return ids?.file === this.fileIds?.file && ids?.log === this.fileIds?.log;
  }

  /** Gives up a file that is not at its path any more. What it stored is complete without its write-ahead log. */
  private async leaveFile(engine: Engine): Promise<void> {
    // If only the log was removed, nobody else could read what is in it.
    await checkpoint(engine.db).catch(() => undefined);
    await this.options.onFileChange?.();
  }

  /** Waits for a server until a time; a file stops the clock as well. */
  private inTime<T>(until: number, promise: Promise<T>): Promise<T> {
    if (this.file !== undefined) return promise;
    const late = () => Object.assign(new Error('The database server does not answer'), { code: 'TIMEOUT' });
    return withTimeout(promise, until - performance.now(), late);
  }
}
