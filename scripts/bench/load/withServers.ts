import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../findFreePort';
import type { BenchmarkedServer } from './servers';

export type RunningServer = { name: string; origin: string; child: ChildProcess };

type StartServer = (contender: BenchmarkedServer) => Promise<RunningServer>;

/**
 * Calls `callback` with a function that starts servers of the built site, and a temporary folder. Afterwards stops the
 * servers and deletes the folder. Throws if the site has not been built.
 */
export async function withServers(
  callback: (start: StartServer, folder: string) => Promise<void>,
): Promise<void> {
  if (!existsSync('out/en/index.html.gz')) {
    throw new Error('out/ contains no site. Run "npm run build" first.');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const database = `file:${path.join(folder, 'leads.db')}`;
  const running: RunningServer[] = [];
  const start: StartServer = async ({ name, command, env }) => {
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const [file = '', ...args] = command(folder, port);
    const child = spawn(file, args, {
      env: { ...process.env, LEADS_DATABASE_URL: database, ...env, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const server = { name, origin, child };
    running.push(server);
    while (!(await isReady(origin))) {
      if (child.exitCode !== null)
        throw new Error(`${name} exited with ${child.exitCode} before it was ready`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return server;
  };
  try {
    await callback(start, folder);
  } finally {
    await Promise.all(running.map(stop));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stop({ child }: RunningServer): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/en/`)).ok;
  } catch {
    return false;
  }
}
