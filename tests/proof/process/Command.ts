import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';

type Entry = Record<string, unknown>;

/** The three ways to start the server that is in `dist/`. */
export const waysToStart: [name: string, command: string[]][] = [
  ['npm start', ['npm', 'start']],
  ['npm run serve', ['npm', 'run', 'serve']],
  ['node dist/server.js', [process.execPath, 'dist/server.js']],
];

/** A command that runs in a folder, and whatever processes it starts. */
export class Command {
  output = '';
  private readonly child: ChildProcess;
  /** Resolves when the last of the processes has ended: until then one of them holds the output open. */
  readonly ended: Promise<number | null>;

  constructor(
    [file = '', ...args]: string[],
    folder: string,
    { env = {}, stdio = 'pipe' }: { env?: Record<string, string | undefined>; stdio?: 'pipe' | number } = {},
  ) {
    this.child = spawn(file, args, {
      cwd: folder,
      env: {
        ...process.env,
        // What jest and npm leave there is not for another project.
        NODE_ENV: undefined,
        npm_lifecycle_event: undefined,
        HOST: '127.0.0.1',
        PORT: '0',
        LEADS_DATABASE_URL: `file:${path.join(folder, 'data', 'leads.db')}`,
        ...env,
      } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
      stdio: ['ignore', stdio, stdio],
      // A group of its own, so that nothing outlives a test that fails.
      detached: true,
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
        this.child.emit('output');
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => code);
  }

  /** The events that were logged. */
  get log(): Entry[] {
    const lines = this.output.split('\n').slice(0, -1);
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  }

  /** Resolves with the first event, past or future, that has all of these values. */
  async until(values: Entry): Promise<Entry> {
    let isOver = false;
    void this.ended.then(() => {
      isOver = true;
      this.child.emit('output');
    });
    for (;;) {
      const found = this.log.find((entry) =>
        Object.entries(values).every(([name, value]) => entry[name] === value),
      );
      if (found) return found;
      if (isOver) throw new Error(`It ended without ${JSON.stringify(values)}: ${this.output}`);
      await once(this.child, 'output');
    }
  }

  /** Resolves with the port once the server listens. */
  async port(): Promise<number> {
    const { url } = await this.until({ event: 'listening' });
    return Number(new URL(String(url)).port);
  }

  /** Sends a signal to the process that was started, and not to those that it started itself. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Sends a signal to the process that was started and to all that it started, as a terminal does at Ctrl+C. */
  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-(this.child.pid ?? 0), signal);
  }

  isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Stops to read, for good. */
  closeOutput(): void {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }

  /** Ends all of it at once. */
  kill(): void {
    try {
      process.kill(-(this.child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
