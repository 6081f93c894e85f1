import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Client, createClient, type InStatement } from '@libsql/client';
import type { Database, StatementResult } from './Database';
import { DatabaseError } from './DatabaseError';
import { databaseFile } from './databaseFile';
import { migrate } from './migrate';

/** How long a call waits for another process's lock or for a server's answer unless told otherwise, in milliseconds. */
const PATIENCE = 30_000;

/** How long to wait while another process moves the write-ahead log into the file, in milliseconds. */
const CHECKPOINT_PAUSE = 50;

type Opened = {
  client: Client;
  /** Which file was opened. It may have been moved away since, by a restored backup for one. */
  identity: string | undefined;
};

/**
 * A libSQL database by URL: a file, or a server. It opens at first use, and again after a failure, so that a disk that
 * was full, read-only or absent is used as soon as it is back. On a file every call is synchronous: whoever must not
 * stand still uses a `DatabaseProcess`.
 */
export class DatabaseConnection implements Database {
  private readonly file: string | undefined;
  private opening: Promise<Opened> | undefined;

  constructor(private readonly url: string) {
    this.file = databaseFile(url);
  }

  write(statements: InStatement[], patience = PATIENCE): Promise<StatementResult[]> {
    return this.use(patience, (client) => client.batch(statements, 'write'));
  }

  read(statement: InStatement, patience = PATIENCE): Promise<StatementResult> {
    return this.use(patience, (client) => client.execute(statement));
  }

  /** Removes the last traces of deleted rows from a file; a server looks after its own. */
  async scrub(): Promise<void> {
    if (this.file === undefined) return;
    await this.read('VACUUM');
    const until = performance.now() + PATIENCE;
    // One that another process makes at the same moment ends this one at once, rather than after its patience.
    while ((await this.read('PRAGMA wal_checkpoint(TRUNCATE)')).rows[0]?.busy !== 0) {
      if (performance.now() > until) {
        throw new DatabaseError(new Error('another process is reading the database: try again'));
      }
      await setTimeout(CHECKPOINT_PAUSE);
    }
  }

  close(): void {
    this.opening?.then(
      ({ client }) => client.close(),
      () => undefined,
    );
    this.opening = undefined;
  }

  private async use<T>(patience: number, work: (client: Client) => Promise<T>): Promise<T> {
    const until = performance.now() + patience;
    for (;;) {
      this.opening ??= this.open(patience);
      const { opening } = this;
      try {
        if (!(await this.hasMoved(opening))) {
          const result = await this.inTime(until, opening, work);
          // Another file may have taken its place while the call waited for the lock: what was done counts there.
          if (!(await this.hasMoved(opening))) return result;
        }
        if (this.opening === opening) this.close();
      } catch (error) {
        // A failed statement may leave the connection inside a transaction, a file on a read-only disk stays read-only,
        // and an answer that is late may never come: the next call gets a new connection.
        if (this.opening === opening) this.close();
        throw new DatabaseError(error);
      }
    }
  }

  private async inTime<T>(
    until: number,
    opening: Promise<Opened>,
    work: (client: Client) => Promise<T>,
  ): Promise<T> {
    if (this.file !== undefined) {
      const { client } = await opening;
      const left = Math.max(0, Math.round(until - performance.now()));
      await client.execute(`PRAGMA busy_timeout = ${left}`);
      return work(client);
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = globalThis.setTimeout(
        () => reject(Object.assign(new Error('The database server does not answer'), { code: 'TIMEOUT' })),
        until - performance.now(),
      );
    });
    try {
      return await Promise.race([opening.then(({ client }) => work(client)), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async open(patience: number): Promise<Opened> {
    if (this.file === undefined) {
      const client = createClient({ url: this.url });
      await migrate(client);
      return { client, identity: undefined };
    }
    mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
    makePrivate(this.file);
    // One connection, because a pragma holds for one; statements on a file are synchronous anyway.
    const client = createClient({ url: this.url, concurrency: 1, timeout: patience });
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

  private async hasMoved(opening: Promise<Opened>): Promise<boolean> {
    return this.file !== undefined && (await opening).identity !== identityOf(this.file);
  }
}

/** Makes the file if there is none, and closes it and its companions to everybody else, whatever the folder is. */
function makePrivate(file: string): void {
  try {
    // SQLite gives the companions that it makes itself the mode of the file.
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // A disk that is read-only for now: opening the database says what is wrong.
  }
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if ((statSync(name).mode & 0o077) !== 0) chmodSync(name, 0o600);
    } catch {
      // Absent, or another user's, who alone can change it.
    }
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
