import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './findFreePort';
import type { ServerOptions } from './SiteBenchOptions';

/**
 * Starts the server of the built site with a temporary folder for its data, calls `callback` with its origin, and stops
 * the server.
 */
export async function withServer(
  { command, getEnv, readyPath }: ServerOptions,
  callback: (origin: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, command, {
    env: { ...process.env, ...getEnv(port, folder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitUntilReady(server, origin + readyPath);
    await callback(origin);
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  while (!(await isReady(url))) {
    if (server.exitCode !== null)
      throw new Error(`The server exited with code ${server.exitCode} before it was ready.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
