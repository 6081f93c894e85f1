import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Log } from '../http/log';
import { createChatSender } from './chat';
import type { EnquiriesConfig } from './config';
import { createHealthRoutes, Metrics } from './health';
import { MailCounter, RateLimiter } from './limits';
import { createMailSender, type SendMail } from './mail';
import { startStoreMaintenance } from './maintenance';
import { createNewsletterRoutes } from './newsletter';
import { type Lane, OutboxWorker } from './OutboxWorker';
import { createEnquiryRoutes } from './route';
import type { EnquiriesContent, EnquiryService } from './service';
import { Clock } from './store/clock';
import type { Store } from './store/Database';
import { visitorChannels } from './store/tables';
import { createWebhookSender, post as postToWebhook } from './webhook';

type Dependencies = {
  config: EnquiriesConfig;
  log: Log;
  database: Store;
  /** A release may replace its fields while the API runs. */
  content: EnquiriesContent;
  /** Posts to webhooks. Tests replace it. */
  post?: typeof postToWebhook;
  /** Sends mails. The development server replaces it. */
  sendMail?: SendMail;
};

/** Creates the API that receives, stores and delivers enquiries. */
export function createEnquiriesApi(dependencies: Dependencies) {
  const { config, database, content, post = postToWebhook, sendMail } = dependencies;
  const metrics = new Metrics();
  const log: Log = (entry) => {
    metrics.count(entry);
    dependencies.log(entry);
  };
  const service: EnquiryService = { config, content, database, clock: new Clock(), log };
  const owner = randomUUID();
  const workers: OutboxWorker[] = [];
  // Each lane has its own worker, so slow mails to visitors never delay the delivery of an enquiry.
  const addLane = (lane: Lane) => workers.push(new OutboxWorker(service, owner, lane));
  const notifyWorkers = () => {
    for (const worker of workers) worker.checkNow();
  };
  let stopMaintenance = () => {};
  let isStopping = false;

  const routes = new Hono();
  const counters = { limiter: new RateLimiter(config.rateLimit), mails: new MailCounter(config) };
  routes.route('/', createEnquiryRoutes(service, counters, notifyWorkers));
  const health = createHealthRoutes(database, metrics, () => isStopping);
  routes.route('/', health.public);

  const { mail, webhook, chatWebhooks } = config;
  if (mail !== undefined) {
    routes.route('/', createNewsletterRoutes({ ...service, secret: mail.secret }, notifyWorkers));
    const deliver = createMailSender(service, mail, sendMail);
    addLane({ channels: ['sales', 'headquarters'], deliver, concurrency: 4 });
    addLane({ channels: [...visitorChannels], deliver, concurrency: 4 });
  }
  if (webhook !== undefined)
    addLane({ channels: ['webhook'], deliver: createWebhookSender(service, webhook, post), concurrency: 4 });
  for (const chat of chatWebhooks) {
    // One at a time: every chat service limits concurrent messages.
    addLane({ channels: [chat.name], deliver: createChatSender(service, chat, post), concurrency: 1 });
  }

  return {
    /**
     * `/api/leads`, `/api/newsletter/…`, `/healthz` and `/readyz`. Mount at `/`, before any handler that rejects POST.
     */
    routes,
    /** `/readyz` with details and `/metrics`, for a port that only operators can reach. */
    monitoring: health.monitoring,
    /**
     * Opens the store and starts the deliveries without waiting for either. An unreachable store is logged and used
     * once it is available.
     */
    start() {
      stopMaintenance = startStoreMaintenance(service);
      for (const worker of workers) worker.start();
    },
    /** Makes `/healthz` and `/readyz` report that the server is about to stop. */
    announceStop() {
      isStopping = true;
    },
    /** Stops the deliveries and closes the store. Call it after the HTTP server has closed. */
    async stop() {
      stopMaintenance();
      await Promise.all(workers.map((worker) => worker.stop()));
      await database.close();
    },
  };
}
