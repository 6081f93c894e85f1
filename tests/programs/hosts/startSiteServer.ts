import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { getLocalePath } from '@/lib/i18n/paths';
import { findFreePort } from '../../helpers/findFreePort';
import { type RunningProcess, runProcess } from '../../helpers/runProcess';

/** A running server of the site, with its host and port. */
export type SiteServer = RunningProcess & { address: string };

/** Starts `dist/server.js` for the site in `cwd`, with a separate database in `folder`. */
export async function startSiteServer(cwd: string, folder = cwd): Promise<SiteServer> {
  mkdirSync(folder, { recursive: true });
  const port = `${await findFreePort()}`;
  const address = `127.0.0.1:${port}`;
  const server = await runProcess(
    {
      file: process.execPath,
      args: [path.resolve('dist/server.js')],
      env: {
        HOST: '127.0.0.1',
        PORT: port,
        TRUST_PROXY: '1',
        // With mail, the server also has the pages of the newsletter.
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'site@example.com',
        SALES_EMAIL: 'sales@example.com',
        LEADS_SECRET: '0'.repeat(64),
        LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      },
      cwd,
    },
    `http://${address}${getLocalePath('en')}`,
  );
  return { ...server, address };
}
