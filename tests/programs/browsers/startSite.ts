import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../helpers/findFreePort';
import { runProcess } from '../../helpers/runProcess';

/** Serves the built site with a temporary database. Returns the origin and a function that stops the server. */
export async function startSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PORT: `${port}`,
    LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
    // All visitors of this test have the same IP address.
    LEADS_RATE_LIMIT: '0',
  };
  const server = { file: process.execPath, args: ['scripts/run.js', 'server'], env };
  const { stop } = await runProcess(server, `${origin}/en/`);
  return { origin, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
}
