import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { siteFolder } from '../siteFolder';

/** The server behind `npm start` in a process of its own, which can be killed and started again on the same port. */
export class ChildServer {
  private child: ChildProcess | undefined;
  private port = 0;
  /** Resolves when the server, or the one that takes its place, listens. */
  private ready: Promise<void> = Promise.resolve();

  private readonly folder = siteFolder();

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

  /** SIGKILL: nothing is flushed, nothing is closed. Then another one is started. */
  killAndRestart(): Promise<void> {
    const { child } = this;
    // Set before the signal, so that whoever meets the dead server waits for its successor.
    this.ready = (async () => {
      child?.kill('SIGKILL');
      if (child) await once(child, 'exit');
      await this.launch();
    })();
    return this.ready;
  }

  /** SIGTERM, as a deployment stops a server. */
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

  /** The memory the process holds, in MB. */
  residentMegabytes(): number {
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
      // Read to the end, or the pipe fills and the server waits.
      lines.on('line', (line) => {
        const entry = JSON.parse(line);
        if (entry.event === 'listening') resolve(Number(new URL(entry.url).port));
      });
      child.once('exit', (code) => reject(new Error(`The server exited with ${code} before it listened`)));
    });
  }
}
