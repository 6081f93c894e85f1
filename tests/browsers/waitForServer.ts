import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from './Driver';

/** Waits until a server that was just started answers at an address. Throws where it ends before, or takes too long. */
export async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`Nothing answers at ${url}.`);
    await wait(100);
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
