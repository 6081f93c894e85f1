import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../findFreePort';
import { findPostgres } from './findPostgres';

/** Whom PostgreSQL runs as where this is root, as whom it refuses to. */
const user = process.getuid?.() === 0 ? { uid: getNumericOption('-u'), gid: getNumericOption('-g') } : {};

/**
 * A PostgreSQL of its own in a temporary folder, on a free port of this machine. `isDurable`: whether what it has said to
 * be stored outlives the machine, as it outlives itself in any case; where that is not what matters it is much quicker
 * without.
 */
export class PostgresServer {
  private readonly bin = findPostgres();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  private port = 0;
  private child: ChildProcess | undefined;

  constructor(private readonly isDurable: boolean) {}

  /** The address of its only database. */
  get url(): string {
    return `postgres://leads@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it, for the first time or again, and resolves once it takes connections. */
  async start(): Promise<void> {
    if (this.port === 0) {
      this.port = await findFreePort();
      this.initialize();
    }
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${this.port}`,
      'unix_socket_directories=',
      'max_connections=200',
      ...(this.isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
    ];
    const args = ['-D', this.folder, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(path.join(this.bin, 'postgres'), args, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    this.child = child;
    const lines = createInterface({ input: child.stderr });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      // Read to the end, or the pipe fills and the server waits.
      lines.on('line', (line) => {
        said += `${line}\n`;
        if (line.includes('database system is ready to accept connections')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)));
    });
  }

  /** Ends it and every connection at once, as a crash does: what it has begun is undone at the next start. */
  async crash(): Promise<void> {
    await this.end('SIGQUIT');
  }

  /** Ends it, and deletes all that it has stored. */
  async remove(): Promise<void> {
    await this.end('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private initialize(): void {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(this.folder, user.uid, user.gid);
    const args = ['-D', this.folder, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(path.join(this.bin, 'initdb'), args, { ...user, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

function getNumericOption(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}
