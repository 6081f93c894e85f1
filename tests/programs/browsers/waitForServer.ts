import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { BROWSER_TIMEOUT_MS } from './Driver';

/** Waits until a starting server responds to a URL. Throws if the server exits or does not respond in time. */
export async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + BROWSER_TIMEOUT_MS;
  while (!(await isResponding(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`There is no response from ${url}.`);
    await wait(100);
  }
}

function isResponding(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
