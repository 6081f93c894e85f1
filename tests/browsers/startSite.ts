import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort';
import { PATIENCE } from './Driver';

/** Serves the built site with a database of its own. Returns its origin and what ends it. */
export async function startSite(): Promise<{ origin: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/run.js', 'server'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      // All visitors of this test have one address.
      LEADS_RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  const origin = `http://localhost:${port}`;
  const end = Date.now() + PATIENCE;
  while (!(await answers(`${origin}/en/`))) {
    if (child.exitCode !== null || Date.now() > end) {
      stop();
      throw new Error('The site is not served. Run "npm run build" first.');
    }
    await wait(100);
  }
  return { origin, stop };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
