import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { siteContent } from '@/server/siteContent';
import { type Log, writeLog } from '../log';
import { createWebhookSender } from './delivery/createWebhookSender';
import { createMailSender } from './delivery/mail/createMailSender';
import { type Lane, OutboxWorker } from './delivery/OutboxWorker';
import { visitorChannels } from './delivery/outbox';
import { createRobotSender } from './delivery/robots/createRobotSender';
import { healthRoute } from './healthRoute';
import { forgetNetworks } from './intake/forgetNetworks';
import { leadRoutes } from './intake/leadRoutes';
import { requestLimit } from './intake/requestLimit';
import { newsletterRoutes } from './newsletter/newsletterRoutes';
import type { LeadsConfig } from './readConfig';
import { DatabaseProcess } from './store/DatabaseProcess';
import { databaseFile } from './store/databaseFile';
import { keepStore } from './store/keepStore';
import { watchDamage } from './store/watchDamage';

/** Assembles everything that takes, keeps and delivers leads. Throws when a text of the mails is missing. */
export function createLeadsApi({ config, log = writeLog }: { config: LeadsConfig; log?: Log }) {
  const database = new DatabaseProcess(config.databaseUrl, log, config.mayCreateDatabase);
  const workers: OutboxWorker[] = [];
  let endKeeping = () => {};
  let isStopping = false;
  let endForgetting = async () => {};
  const owner = randomUUID();
  // Each lane has its own attempts: slow mails to visitors never stand before a lead.
  const addLane = (lane: Lane) => workers.push(new OutboxWorker({ database, owner, log }, lane));
  const wake = () => {
    for (const worker of workers) worker.wake();
  };

  const routes = new Hono();
  const { company, consentTexts: consents, mailTexts: texts } = siteContent();
  // A file has one server.
  const isShared = databaseFile(config.databaseUrl) === undefined;
  const secret = config.mail?.secret ?? config.databaseUrl;
  const limit = requestLimit(config.rateLimit, isShared ? { database, secret } : undefined);
  const enquiries = watchDamage(database);
  routes.route('/', leadRoutes({ config, database: enquiries.database, limit, consents }, log, wake));
  routes.route('/', healthRoute(database, { getDamage: enquiries.getDamage, isStopping: () => isStopping }));

  const { mail, webhook, robots, publicOrigin } = config;
  if (mail !== undefined) {
    const limit = requestLimit(config.rateLimit, undefined);
    const { trustedProxies } = config;
    const service = { database, texts, secret: mail.secret, publicOrigin, limit, trustedProxies };
    routes.route('/', newsletterRoutes(service, log, wake));
    const deliver = createMailSender({ config: mail, publicOrigin, texts, company, database });
    // A recipient at which the mail server is slow leaves attempts to the others.
    addLane({ channels: ['sales', 'headquarters'], deliver, atOnce: 8, perDestination: 2 });
    addLane({ channels: [...visitorChannels], deliver, atOnce: 8, perDestination: 1 });
  }
  if (webhook !== undefined) {
    addLane({ channels: ['webhook'], deliver: createWebhookSender(webhook, database), atOnce: 4 });
  }

  for (const robot of robots) {
    // One at a time: every service limits how many messages come at once.
    addLane({ channels: [robot.name], deliver: createRobotSender(robot, texts, database), atOnce: 1 });
  }

  return {
    /** `/api/leads`, `/api/newsletter/…`, `/healthz` and `/readyz`: to be mounted at `/`, before what refuses POST. */
    routes,
    /** Opens the store and begins to deliver, without waiting for either: a store that is away is logged and used later. */
    start() {
      endKeeping = keepStore(database, config.databaseUrl, log);
      if (isShared) endForgetting = forgetNetworks(database);
      for (const worker of workers) worker.start();
    },
    /** Lets `/readyz` report from now on that the server is about to stop. */
    announceStop() {
      isStopping = true;
    },
    /** Ends deliveries and closes the store; to be called when the HTTP server has closed. */
    async stop() {
      endKeeping();
      await Promise.all([endForgetting(), ...workers.map((worker) => worker.stop())]);
      await database.close();
    },
  };
}
