import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../helpers/findFreePort';
import { findPostgres } from './findPostgres';

/** User of the PostgreSQL process if this process runs as root, because PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: getNumericOption('-u'), gid: getNumericOption('-g') } : {};

/**
 * A temporary PostgreSQL server on a free local port. Committed data survives a crash of the server but not of the
 * machine, which makes commits much faster.
 */
export class PostgresServer {
  private readonly bin = findPostgres();
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  private port = 0;
  private child: ChildProcess | undefined;

  /** URL of the server's only database. */
  get url(): string {
    return `postgres://leads@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts or restarts the server. Resolves once it accepts connections. */
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
      'fsync=off',
      'full_page_writes=off',
    ];
    const args = ['-D', this.folder, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(path.join(this.bin, 'postgres'), args, {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
    this.child = child;
    const lines = createInterface({ input: child.stderr });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      // Keep reading, or the pipe fills up and blocks the server.
      lines.on('line', (line) => {
        output += `${line}\n`;
        if (line.includes('database system is ready to accept connections')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`PostgreSQL exited with code ${code}:\n${output}`)));
    });
  }

  /** Ends the server and all connections at once, like a crash. Open transactions are rolled back at the next start. */
  async crash(): Promise<void> {
    await this.end('SIGQUIT');
  }

  /** Stops the server and deletes its data. */
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
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

function getNumericOption(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}
