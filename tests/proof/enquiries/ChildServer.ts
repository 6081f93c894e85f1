import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createSiteFolder } from '../createSiteFolder';

/** The server of `npm start` in a child process, which can be killed and restarted on the same port. */
export class ChildServer {
  private child: ChildProcess | undefined;
  private port = 0;
  /** Resolves when the current server or its successor listens. */
  private ready: Promise<void> = Promise.resolve();

  private readonly folder = createSiteFolder();

  /** `env` is read at each start. */
  constructor(private readonly env: Record<string, string>) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  whenReady(): Promise<void> {
    return this.ready;
  }

  start(): Promise<void> {
    this.ready = this.launch();
    return this.ready;
  }

  /** Kills the server with SIGKILL, so nothing is flushed or closed, and starts another one. */
  killAndRestart(): Promise<void> {
    const { child } = this;
    // Set before the signal, so clients of the killed server wait for its successor.
    this.ready = (async () => {
      child?.kill('SIGKILL');
      if (child) await once(child, 'exit');
      await this.launch();
    })();
    return this.ready;
  }

  /** Stops the server with SIGTERM, like a deployment. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  isAlive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Resident memory of the process, in MB. */
  getResidentMegabytes(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  private async launch(): Promise<void> {
    const child = spawn(process.execPath, [path.resolve('dist/server.js')], {
      cwd: this.folder,
      env: { ...process.env, HOST: '127.0.0.1', ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const lines = createInterface({ input: child.stdout });
    this.port = await new Promise<number>((resolve, reject) => {
      // Keep reading, or the pipe fills up and blocks the server.
      lines.on('line', (line) => {
        const entry = JSON.parse(line);
        if (entry.event === 'listening') resolve(Number(new URL(entry.url).port));
      });
      child.once('exit', (code) => reject(new Error(`The server exited with ${code} before it listened`)));
    });
  }
}
