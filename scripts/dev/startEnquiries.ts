import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getSiteContent } from '@/scripts/build/getSiteContent';
import { createEnquiriesApi } from '@/server/enquiries/api';
import { readConfig } from '@/server/enquiries/config';
import type { SendMail } from '@/server/enquiries/mail';
import { DatabaseConnection } from '@/server/enquiries/store/Database';
import { writeLog } from '@/server/http/log';
import { createEndpoints } from '@/server/site';

/** Default database of the development server. */
const DEFAULT_DATABASE_URL = 'file:./data/dev.db';

/**
 * Starts the enquiry endpoint of the site's server, for pages at `origin`. Mails are printed instead of sent. Chat
 * webhooks and other webhooks are not called.
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
  const enquiries = createEnquiriesApi({
    config,
    log: writeLog,
    database: new DatabaseConnection(config.databaseUrl),
    content: getSiteContent().enquiries,
    sendMail: printMail,
  });
  enquiries.start();
  return createEndpoints(enquiries.routes).listener;
}

/** Prints a mail instead of sending it. */
export const printMail: SendMail = async ({ to, subject, text }) => {
  console.info(`\n[mail] To: ${to}\nSubject: ${subject}\n\n${text}`);
};
