import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { DatabaseError } from './DatabaseError';
import { databaseFile } from './databaseFile';
import { migrate } from './migrate';

/** How long a statement waits for another process's lock, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * Errors that a connection to a file survives. After any other it is opened anew: one that was opened on a read-only
 * disk stays read-only. (A connection to a server is made for each request.)
 */
const PASSING = ['SQLITE_FULL', 'SQLITE_BUSY'];

type Opened = {
  client: Client;
  /** Which file was opened. It may have been moved away since, by a restored backup for one. */
  identity: string | undefined;
};

/**
 * A libSQL database by URL: a file, or a server. It opens at first use, and again after a failure, so that a disk that
 * was full, read-only or absent is used as soon as it is back. Every method throws `DatabaseError`.
 */
export class Database {
  private readonly file: string | undefined;
  private opening: Promise<Opened> | undefined;

  constructor(private readonly url: string) {
    this.file = databaseFile(url);
  }

  /** Runs statements as one transaction; when it returns, they are on disk. */
  write(statements: InStatement[]): Promise<ResultSet[]> {
    return this.use((client) => client.batch(statements, 'write'));
  }

  read(statement: InStatement): Promise<ResultSet> {
    return this.use((client) => client.execute(statement));
  }

  /** Removes the last traces of deleted rows from a file; a server looks after its own. */
  async scrub(): Promise<void> {
    if (this.file === undefined) return;
    await this.use(async (client) => {
      await client.execute('VACUUM');
      const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      if (rows[0]?.busy !== 0) throw new Error('another process is reading the database: try again');
    });
  }

  close(): void {
    this.opening?.then(
      ({ client }) => client.close(),
      () => undefined,
    );
    this.opening = undefined;
  }

  private async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    await this.closeIfMoved();
    this.opening ??= this.open();
    const { opening } = this;
    try {
      const { client } = await opening;
      return await work(client);
    } catch (error) {
      const failure = new DatabaseError(error);
      const isStale =
        (this.file !== undefined && !PASSING.includes(failure.code)) || (await isRejected(opening));
      if (isStale && this.opening === opening) this.close();
      throw failure;
    }
  }

  private async open(): Promise<Opened> {
    if (this.file === undefined) {
      const client = createClient({ url: this.url });
      await migrate(client);
      return { client, identity: undefined };
    }
    mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
    // One connection, because a pragma holds for one; statements on a file are synchronous anyway.
    const client = createClient({ url: this.url, concurrency: 1, timeout: BUSY_TIMEOUT });
    try {
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute('PRAGMA synchronous = FULL');
      await client.execute('PRAGMA secure_delete = ON');
      await migrate(client);
      return { client, identity: identityOf(this.file) };
    } catch (error) {
      client.close();
      throw error;
    }
  }

  private async closeIfMoved(): Promise<void> {
    const { file, opening } = this;
    if (file === undefined || opening === undefined) return;
    const hasMoved = await opening.then(
      ({ identity }) => identity !== identityOf(file),
      () => false,
    );
    // Meanwhile another call may have closed it, and opened the new one.
    if (hasMoved && this.opening === opening) this.close();
  }
}

function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

function isRejected(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => false,
    () => true,
  );
}
