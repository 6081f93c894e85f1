import { Hono } from 'hono';
import { type Log, writeLog } from '../log';
import { createMailSender } from '../mail/createMailSender';
import { loadMailTexts } from '../mail/loadMailTexts';
import { createWebhookSender } from './createWebhookSender';
import { Database } from './Database';
import { healthRoute } from './healthRoute';
import { leadRoutes } from './leadRoutes';
import { newsletterRoutes } from './newsletterRoutes';
import { OutboxWorker } from './OutboxWorker';
import { countWaiting } from './outbox';
import { RateLimiter } from './RateLimiter';
import type { LeadsConfig } from './readConfig';

export type LeadsApi = {
  /** `/api/leads`, `/api/newsletter/…` and `/healthz`: to be mounted at `/`, before what refuses POST. */
  routes: Hono;
  /** Opens the store and begins to deliver. A store that cannot be opened is logged and tried again at each use. */
  start(): Promise<void>;
  /** Ends deliveries and closes the store; to be called when the HTTP server has closed. */
  stop(): Promise<void>;
};

/** Assembles everything that takes, keeps and delivers leads. Throws when a text of the mails is missing. */
export function createLeadsApi({ config, log = writeLog }: { config: LeadsConfig; log?: Log }): LeadsApi {
  const database = new Database(config.databaseUrl);
  const workers: OutboxWorker[] = [];
  const wake = () => {
    for (const worker of workers) worker.wake();
  };

  const routes = new Hono();
  const receiver = { config, database, limiter: new RateLimiter(config.rateLimit) };
  routes.route('/', leadRoutes(receiver, log, wake));
  routes.route('/', healthRoute(database));

  const { mail, webhook, publicOrigin } = config;
  if (mail !== undefined) {
    const texts = loadMailTexts();
    const service = { database, texts, secret: mail.secret, publicOrigin };
    routes.route('/', newsletterRoutes(service, log, wake));
    const send = createMailSender(mail, publicOrigin, texts, database);
    workers.push(new OutboxWorker(database, ['sales', 'confirmation', 'welcome'], send, log));
  }
  if (webhook !== undefined) {
    workers.push(new OutboxWorker(database, ['webhook'], createWebhookSender(webhook, database), log));
  }

  return {
    routes,
    async start() {
      try {
        const waiting = await countWaiting(database);
        log({ level: 'info', event: 'store', status: 'open', waiting });
      } catch (error) {
        log({ level: 'error', event: 'store', status: 'unavailable', error: (error as Error).message });
      }
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      database.close();
    },
  };
}
