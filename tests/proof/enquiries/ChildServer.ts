import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from '../Command';
import { createSiteFolder } from '../createSiteFolder';

/** The server of `npm start` in a child process, which can be killed and restarted on the same port. */
export class ChildServer {
  private command: Command | undefined;
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
    const { command } = this;
    // Set before the signal, so clients of the killed server wait for its successor.
    this.ready = (async () => {
      command?.killAll();
      await command?.ended;
      await this.launch();
    })();
    return this.ready;
  }

  /** Stops the server with SIGTERM, like a deployment. */
  async stop(): Promise<void> {
    const { command } = this;
    this.command = undefined;
    command?.sendSignal('SIGTERM');
    await command?.ended;
  }

  isAlive(): boolean {
    return this.command?.isAlive() ?? false;
  }

  /** Resident memory of the process, in MB. */
  getResidentMegabytes(): number {
    const status = readFileSync(`/proc/${this.command?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  private async launch(): Promise<void> {
    const env = { ...this.env, PORT: String(this.port) };
    this.command = new Command([process.execPath, path.resolve('dist/server.js')], this.folder, { env });
    this.port = await this.command.getPort();
  }
}
