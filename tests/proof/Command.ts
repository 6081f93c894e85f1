import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Entry = Record<string, unknown>;

/** The commands that start the server in `dist/`. */
export const startCommands: [name: string, command: string[]][] = [
  ['npm start', ['npm', 'start']],
  ['npm run serve', ['npm', 'run', 'serve']],
  ['node dist/server.js', [process.execPath, 'dist/server.js']],
];

/** A command that runs in a folder, with all its child processes. */
export class Command {
  output = '';
  private readonly child: ChildProcess;
  /** Resolves with the exit code when all processes have ended, because each keeps the output open. */
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
        // Unset variables that Jest and npm have set for the test run.
        NODE_ENV: undefined,
        npm_lifecycle_event: undefined,
        HOST: '127.0.0.1',
        PORT: '0',
        LEADS_DATABASE_URL: `file:${path.join(folder, 'data', 'leads.db')}`,
        ...env,
      } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
      stdio: ['ignore', stdio, stdio],
      // A new process group, so all processes can be killed after a failed test.
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

  /** The events that the command has logged so far. */
  get log(): Entry[] {
    const lines = this.output.split('\n').slice(0, -1);
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  }

  /** Resolves with the first past or future event that has all of these values. */
  async waitForEntry(values: Entry): Promise<Entry> {
    let hasEnded = false;
    void this.ended.then(() => {
      hasEnded = true;
      this.child.emit('output');
    });
    for (;;) {
      const found = this.log.find((entry) =>
        Object.entries(values).every(([name, value]) => entry[name] === value),
      );
      if (found) return found;
      if (hasEnded) {
        throw new Error(`The command ended without logging ${JSON.stringify(values)}: ${this.output}`);
      }
      await once(this.child, 'output');
    }
  }

  /** Resolves with the port once the server listens. */
  async getPort(): Promise<number> {
    const { url } = await this.waitForEntry({ event: 'listening' });
    return Number(new URL(String(url)).port);
  }

  /** Sends a signal to the process of the command, but not to its child processes. */
  sendSignal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Sends a signal to the process of the command and all its child processes, like Ctrl+C in a terminal. */
  sendSignalToGroup(signal: NodeJS.Signals): void {
    process.kill(-(this.child.pid ?? 0), signal);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Closes the reading end of the output. */
  closeOutput(): void {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }

  /** Kills all processes immediately. */
  killAll(): void {
    try {
      process.kill(-(this.child.pid ?? 0), 'SIGKILL');
    } catch {
      // All processes have already ended.
    }
  }
}
