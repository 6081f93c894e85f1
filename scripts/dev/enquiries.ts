import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createEnquiriesApi } from '@/server/enquiries/createEnquiriesApi';
import { readConfig } from '@/server/enquiries/readConfig';
import { createEndpoints } from '@/server/http/createEndpoints';

/** Where enquiries of the development server are kept, unless the environment says otherwise. */
const DATABASE = 'file:./data/dev.db';

/**
 * Takes enquiries as the site's server does, for pages at `origin`. Mails go nowhere: `printMails.ts` prints them. Group
 * chats and webhooks hear of nothing.
 */
export function startEnquiries(origin: string): RequestListener {
  const { LEADS_DATABASE_URL = DATABASE } = process.env;
  const leads = createEnquiriesApi({
    config: readConfig({
      LEADS_DATABASE_URL,
      LEADS_RATE_LIMIT: '0',
      PUBLIC_ORIGIN: origin,
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'site@localhost.example',
      SALES_EMAIL: 'sales@localhost.example',
      LEADS_SECRET: randomBytes(32).toString('hex'),
    }),
  });
  leads.start();
  return createEndpoints(leads.routes).listener;
}
