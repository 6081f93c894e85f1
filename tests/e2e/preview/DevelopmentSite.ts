import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FolderEditor } from '@/tests/helpers/FolderEditor';
import { findFreePort } from '@/tests/helpers/findFreePort';
import { type RunningProcess, runProcess } from '@/tests/helpers/runProcess';

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
    private readonly server: RunningProcess,
  ) {}

  static async start(): Promise<DevelopmentSite> {
    rmSync(COPY, { recursive: true, force: true });
    mkdirSync(COPY, { recursive: true });
    for (const entry of readdirSync('.').filter((name) => !NOT_COPIED.includes(name))) {
      cpSync(entry, path.join(COPY, entry), { recursive: true });
    }
    const port = await findFreePort();
    const args = ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)];
    const env = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
    const origin = `http://localhost:${port}`;
    const server = await runProcess({ file: process.execPath, args, env, cwd: COPY }, `${origin}/en/`);
    // The bundler has located the packages, which are outside this repository.
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@reedferry.example'];
    for (const command of [
      ['init', '-q'],
      ['add', 'messages', 'public/images'],
      [...identity, 'commit', '-qm', 'Start'],
    ])
      execFileSync('git', command, { cwd: COPY });
    return new DevelopmentSite(origin, server);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(COPY, { recursive: true, force: true });
  }
}
