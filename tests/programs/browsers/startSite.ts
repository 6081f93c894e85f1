import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../helpers/findFreePort';
import { waitForServer } from './waitForServer';

/** Serves the built site with a temporary database. Returns the origin and a function that stops the server. */
export async function startSite(): Promise<{ origin: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  const port = await findFreePort();
  const child = spawn(process.execPath, ['scripts/run.js', 'server'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      // All visitors of this test have the same IP address.
      LEADS_RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  const origin = `http://localhost:${port}`;
  await waitForServer(`${origin}/en/`, child).catch(() => {
    stop();
    throw new Error('The site is not served. Run "npm run build" first.');
  });
  return { origin, stop };
}
