import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Clock } from './Clock';
import { checkMessages } from './checkMessages';
import { createHealthRoutes } from './createHealthRoutes';
import { visitorChannels } from './delivery/channels';
import { createChatSender } from './delivery/chat/createChatSender';
import { createWebhookSender } from './delivery/createWebhookSender';
import { createMailSender } from './delivery/mail/createMailSender';
import { type Lane, OutboxWorker } from './delivery/OutboxWorker';
import { post as defaultPost } from './delivery/post';
import type { EnquiriesContent, EnquiriesOptions, MailMessages } from './EnquiriesOptions';
import { createEnquiryRoutes } from './intake/createEnquiryRoutes';
import { createMailCounter } from './intake/createMailCounter';
import { createRequestLimit } from './intake/createRequestLimit';
import { startNetworkCleanup } from './intake/startNetworkCleanup';
import type { Log } from './Log';
import { Metrics } from './Metrics';
import { createNewsletterRoutes } from './newsletter/createNewsletterRoutes';
import type { EnquiriesConfig } from './readConfig';
import type { Store } from './store/Database';
import { getDatabaseFile } from './store/getDatabaseFile';
import { startStoreMaintenance } from './store/startStoreMaintenance';
import { watchDamage } from './store/watchDamage';

/** The objects that the API uses: configuration, log and store. */
type ApiDependencies = {
  config: EnquiriesConfig;
  log: Log;
  database: Store;
  /** Content of mails and forms. A release may replace its fields while the API runs. */
  content: EnquiriesContent;
  /** Function that posts to webhooks. Replace it to use a proxy, for example. */
  post?: typeof defaultPost;
};

/** Creates the API that receives, stores and delivers enquiries. Throws if a mail message is missing. */
export function createEnquiriesApi(
  options: EnquiriesOptions,
  { config, log: writeLog, database, content, post = defaultPost }: ApiDependencies,
) {
  const metrics = new Metrics();
  const log: Log = (entry) => {
    metrics.count(entry);
    writeLog(entry);
  };
  const clock = new Clock(options.builtAt);
  const workers: OutboxWorker[] = [];
  let stopMaintenance = () => {};
  let isStopping = false;
  let stopNetworkCleanup = async () => {};
  const owner = randomUUID();
  // Each lane has its own worker, so slow mails to visitors never delay the delivery of an enquiry.
  const addLane = (lane: Lane) => workers.push(new OutboxWorker({ database, owner, log, clock }, lane));
  const notifyWorkers = () => {
    for (const worker of workers) worker.checkNow();
  };

  const routes = new Hono();
  checkMessages(options, content);
  const getMessages = (locale: string) =>
    (content.messages[locale] ?? content.messages[options.defaultLocale]) as MailMessages;
  const getStaffMessages = (team: keyof typeof config.staffLocales, visitorLocale: string) =>
    getMessages(config.staffLocales[team] ?? visitorLocale);
  // A SQLite file is used by one server only.
  const isSharedDatabase = getDatabaseFile(config.databaseUrl) === undefined;
  // A value that all servers with this database know.
  const secret = config.mail?.secret ?? config.databaseUrl;
  const limit = createRequestLimit(config.rateLimit, isSharedDatabase ? { database, secret } : undefined);
  const countMails = createMailCounter(config);
  const watchedStore = watchDamage(database);
  routes.route(
    '/',
    createEnquiryRoutes(
      { options, config, database: watchedStore.database, limit, content, clock, countMails },
      log,
      notifyWorkers,
    ),
  );
  const health = createHealthRoutes(database, metrics, {
    getDamage: watchedStore.getDamage,
    isStopping: () => isStopping,
  });
  routes.route('/', health.public);

  const { mail, webhook, chatWebhooks, publicOrigin } = config;
  if (mail !== undefined) {
    const linkLimit = createRequestLimit(config.rateLimit, undefined);
    const { trustedProxyCount } = config;
    const service = {
      options,
      database,
      clock,
      getMessages,
      secret: mail.secret,
      publicOrigin,
      limit: linkLimit,
      trustedProxyCount,
    };
    routes.route('/', createNewsletterRoutes(service, log, notifyWorkers));
    const deliver = createMailSender({
      options,
      config: mail,
      publicOrigin,
      content,
      getMessages,
      getStaffMessages,
      database,
      clock,
    });
    // A recipient with a slow mail server must not use up the concurrent attempts.
    addLane({ channels: ['sales', 'headquarters'], deliver, concurrency: 8, concurrencyPerDestination: 2 });
    addLane({ channels: [...visitorChannels], deliver, concurrency: 8, concurrencyPerDestination: 1 });
  }
  if (webhook !== undefined) {
    addLane({ channels: ['webhook'], deliver: createWebhookSender(webhook, database, post), concurrency: 4 });
  }

  for (const chatWebhook of chatWebhooks) {
    // One at a time: every chat service limits concurrent messages.
    addLane({
      channels: [chatWebhook.name],
      deliver: createChatSender(chatWebhook, { options, getStaffMessages, database, post }),
      concurrency: 1,
    });
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
      stopMaintenance = startStoreMaintenance(database, config.databaseUrl, { log, clock });
      if (isSharedDatabase) stopNetworkCleanup = startNetworkCleanup(database);
      for (const worker of workers) worker.start();
    },
    /** Makes `/healthz` and `/readyz` report that the server is about to stop. */
    announceStop() {
      isStopping = true;
    },
    /** Stops the deliveries and closes the store. Call it after the HTTP server has closed. */
    async stop() {
      stopMaintenance();
      await Promise.all([stopNetworkCleanup(), ...workers.map((worker) => worker.stop())]);
      await database.close();
    },
  };
}
