import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '@/tests/helpers/findFreePort';

/** Folder of the copy. It is in the project, so that modules find the packages; git and the tools ignore the folder. */
const COPY = path.resolve('test-results/preview-site');

/** Files that are not copied: results, and files by which the bundler locates the packages. */
const NOT_COPIED = [
  '.git',
  '.next',
  'out',
  'data',
  'node_modules',
  'test-results',
  'playwright-report',
  'package-lock.json',
];

/** Runs `npm run dev` on a copy of the project, whose message files tests may change. */
export class DevelopmentSite {
  private readonly originals = new Map<string, string | undefined>();

  private constructor(
    readonly origin: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<DevelopmentSite> {
    rmSync(COPY, { recursive: true, force: true });
    mkdirSync(COPY, { recursive: true });
    for (const entry of readdirSync('.').filter((name) => !NOT_COPIED.includes(name))) {
      cpSync(entry, path.join(COPY, entry), { recursive: true });
    }
    const port = await findFreePort();
    const options = ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)];
    const server = spawn(process.execPath, options, {
      cwd: COPY,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    });
    const site = new DevelopmentSite(`http://localhost:${port}`, server);
    try {
      // A fresh clone compiles its first page while other tests run.
      await expect.poll(() => site.isResponding(), { timeout: 180_000 }).toBe(true);
      // The bundler has located the packages, which are outside this repository.
      const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@reedferry.example'];
      for (const args of [
        ['init', '-q'],
        ['add', 'messages', 'public/images'],
        [...identity, 'commit', '-qm', 'Start'],
      ])
        execFileSync('git', args, { cwd: COPY });
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    const stopped = once(this.server, 'exit');
    this.server.kill();
    await stopped;
    rmSync(COPY, { recursive: true, force: true });
  }

  /** Replaces part of a message file. */
  replaceText(file: string, before: string, after: string): void {
    const text = this.read(file);
    if (!text?.includes(before)) throw new Error(`${file} has no ${before}`);
    this.write(
      file,
      text.replace(before, () => after),
    );
  }

  /** Writes a new or existing message file. */
  write(file: string, text: string): void {
    if (!this.originals.has(file)) this.originals.set(file, this.read(file));
    writeFileSync(this.resolve(file), text);
  }

  /** Restores all message files. */
  restore(): void {
    for (const [file, text] of this.originals) {
      if (text === undefined) rmSync(this.resolve(file));
      else writeFileSync(this.resolve(file), text);
    }
    this.originals.clear();
  }

  /** Reads a message file. Undefined if it does not exist. */
  read(file: string): string | undefined {
    return existsSync(this.resolve(file)) ? readFileSync(this.resolve(file), 'utf8') : undefined;
  }

  private resolve(file: string): string {
    return path.join(COPY, 'messages', file);
  }

  private async isResponding(): Promise<boolean> {
    return fetch(`${this.origin}/en/`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
