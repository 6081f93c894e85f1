import { withTimeout } from '../withTimeout';
import type { Database, OperationArgs, OperationName, OperationResult } from './Database';
import { DatabaseError } from './DatabaseError';
import { databaseFile } from './databaseFile';
import type { Engine } from './engines/Engine';
import { openPostgres } from './engines/openPostgres';
import { openSqlite } from './engines/openSqlite';
import { migrate } from './migrate';
import { operations } from './operations';

/** How long a call waits for another process's lock or for a server's answer unless told otherwise, in milliseconds. */
const PATIENCE = 30_000;

/**
 * A database by URL: a SQLite file, or PostgreSQL. It opens at first use, and again after a failure, so that a disk that
 * was full, read-only or absent and a server that was away, or stepped back behind another, are used as soon as they are
 * back.
 */
export class DatabaseConnection implements Database {
  private readonly file: string | undefined;
  private opening: Promise<Engine> | undefined;
  /** Settles when a file has done all that it was asked: its transactions share one connection. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly patience = PATIENCE,
  ) {
    this.file = databaseFile(url);
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
        if (!engine.hasMoved?.()) {
          await engine.setPatience?.(Math.max(0, Math.round(until - performance.now())));
          const result = await this.inTime(until, work(engine));
          // Another file may have taken its place while the call waited for the lock: what was done counts there.
          if (!engine.hasMoved?.()) return result;
        }
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
    const engine = await (this.file === undefined
      ? openPostgres(this.url, this.patience)
      : openSqlite(this.file, this.patience));
    try {
      await migrate(engine);
      return engine;
    } catch (error) {
      await engine.db.destroy();
      throw error;
    }
  }

  /** Waits for a server until a time; a file stops the clock as well. */
  private inTime<T>(until: number, promise: Promise<T>): Promise<T> {
    if (this.file !== undefined) return promise;
    const late = () => Object.assign(new Error('The database server does not answer'), { code: 'TIMEOUT' });
    return withTimeout(promise, until - performance.now(), late);
  }
}
