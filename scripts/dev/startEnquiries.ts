import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getSiteContent } from '@/scripts/build/getSiteContent';
import { createEnquiriesApi } from '@/server/enquiries/api';
import { readConfig } from '@/server/enquiries/config';
import { StoreThread } from '@/server/enquiries/store/StoreThread';
import { writeLog } from '@/server/http/log';
import { createEndpoints } from '@/server/site';

/** Default database of the development server. */
const DEFAULT_DATABASE_URL = 'file:./data/dev.db';

/** Bundle of the store's thread, beside the bundle of this file. */
const storeProgram = fileURLToPath(new URL('storeThread.js', import.meta.url));

/**
 * Starts the enquiry endpoint of the site's server, for pages at `origin`. `serveEnquiries.ts` bundles this file and
 * imports the bundle. Mails are not sent but printed (`printMails.ts`). Chat webhooks and other webhooks are not
 * called.
 */
export function startEnquiries(origin: string): RequestListener {
  const { LEADS_DATABASE_URL = DEFAULT_DATABASE_URL } = process.env;
  const config = readConfig({
    LEADS_DATABASE_URL,
    LEADS_RATE_LIMIT: '0',
    PUBLIC_ORIGIN: origin,
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'site@localhost.example',
    SALES_EMAIL: 'sales@localhost.example',
    LEADS_SECRET: randomBytes(32).toString('hex'),
  });
  const database = new StoreThread(storeProgram, config, writeLog);
  const enquiries = createEnquiriesApi({
    config,
    log: writeLog,
    database,
    content: getSiteContent().enquiries,
  });
  enquiries.start();
  return createEndpoints(enquiries.routes).listener;
}
