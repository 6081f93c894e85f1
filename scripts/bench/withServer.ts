import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../findFreePort';

/**
 * Starts the server of the built site with a temporary database, calls `callback` with its origin, and stops it. Throws if
 * the site has not been built.
 */
export async function withServer(callback: (origin: string) => Promise<void>): Promise<void> {
  if (!existsSync('out/en/index.html.gz')) {
    throw new Error('out/ contains no site. Run "npm run build" first.');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/server.js'], {
    env: {
      ...process.env,
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitUntilReady(server, origin);
    await callback(origin);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitUntilReady(server: ChildProcess, origin: string): Promise<void> {
  while (!(await isReady(origin))) {
    if (server.exitCode !== null)
      throw new Error(`dist/server.js exited with ${server.exitCode} before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/en/`)).ok;
  } catch {
    return false;
  }
}
