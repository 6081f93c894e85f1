import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FolderEditor } from '@/tests/helpers/FolderEditor';
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
  /** Edits the message files of the copy. */
  readonly messages = new FolderEditor(path.join(COPY, 'messages'));

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

  private async isResponding(): Promise<boolean> {
    return fetch(`${this.origin}/en/`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
