import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { localePath } from '../../../lib/shared/i18n/localePath';
import { freePort } from '../../freePort';
import { runProcess } from './runProcess';

/** Starts `dist/server.js` with a database of its own. Returns the name and port it listens on, and what ends it. */
export async function startOwnServer(folder: string) {
  mkdirSync(folder, { recursive: true });
  const server = `127.0.0.1:${await freePort()}`;
  const stop = await runProcess(
    {
      file: process.execPath,
      args: ['dist/server.js'],
      env: {
        HOST: '127.0.0.1',
        PORT: server.split(':')[1] ?? '',
        TRUST_PROXY: '1',
        LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      },
    },
    `http://${server}${localePath('en')}`,
  );
  return { server, stop };
}
