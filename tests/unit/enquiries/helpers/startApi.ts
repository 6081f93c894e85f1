import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { getSiteContent } from '@/scripts/build/getSiteContent';
import { createEnquiriesApi } from '@/server/enquiries/api';
import { type EnquiriesConfig, readConfig } from '@/server/enquiries/config';
import type { SendMail } from '@/server/enquiries/mail';
import type { Store } from '@/server/enquiries/store/Database';
import { getDatabaseFile } from '@/server/enquiries/store/sqlite';
import { post } from '@/server/enquiries/webhook';
import type { Log } from '@/server/http/log';
import { createMailEnv } from './createMailEnv';
import type { Fields } from './enquiryFields';
import { LogRecorder } from './LogRecorder';
import { openInProcess } from './openInProcess';
import { SmtpServer } from './SmtpServer';
import { createStore } from './testStore';

export type RunningApi = Awaited<ReturnType<typeof startApi>>;

// Tests must also pass on a busy machine.
jest.setTimeout(120_000);

const runningApis: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const api of runningApis.splice(0).reverse()) await api.stop();
});

/**
 * Starts one server without a rate limit for all tests of a file or block. Returns a function that
 * returns the server.
 */
export function shareApi(
  env: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): () => RunningApi {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ LEADS_RATE_LIMIT: '0', ...(typeof env === 'function' ? await env() : env) });
    runningApis.splice(runningApis.indexOf(api), 1);
  });
  afterAll(() => api.stop());
  return () => api;
}

/** Opens the store that a configuration specifies. */
type OpenStore = (config: EnquiriesConfig, log: Log) => Store;

/** Functions that a test can replace. */
type Replacements = {
  openStore?: OpenStore;
  /** Sends the requests to webhooks. */
  postWebhook?: typeof post;
  sendMail?: SendMail;
};

/**
 * Starts a real server on a free port with a new store unless `env` specifies one. Stops the server after the test,
 * if the test has not stopped it. Waits until the store is open unless `store` is `unreachable`.
 */
export async function startApi(
  env: Record<string, string> = {},
  store: 'open' | 'unreachable' = 'open',
  {
    openStore = ({ databaseUrl, mayCreateDatabase }) => openInProcess(databaseUrl, mayCreateDatabase),
    postWebhook = post,
    sendMail,
  }: Replacements = {},
) {
  const variables = { LEADS_DATABASE_URL: await createStore(), ...env };
  const recorder = new LogRecorder();
  const config = readConfig(variables);
  const { log } = recorder;
  const database = openStore(config, log);
  const api = createEnquiriesApi({
    config,
    log,
    database,
    content: getSiteContent().enquiries,
    post: postWebhook,
    sendMail,
  });
  api.start();
  const server = serve({ fetch: api.routes.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  if (store === 'open') await recorder.waitForEntry({ event: 'store', status: 'open' });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let stopping: Promise<void> | undefined;

  const handle = {
    url,
    monitoring: api.monitoring,
    recorder,
    database,
    /** Path of the database file; empty if the store is a PostgreSQL server. */
    databaseFile: getDatabaseFile(variables.LEADS_DATABASE_URL) ?? '',
    env: variables as Record<string, string> & { LEADS_DATABASE_URL: string },
    /** Posts JSON with a new idempotency key unless the headers contain one. */
    post(fields: Fields, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
        body: JSON.stringify(fields),
      });
    },
    /** Posts like a browser without scripts, and does not follow the redirect. */
    postForm(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(`${url}/api/leads`, {
        method: 'POST',
        headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    },
    /** Posts JSON like `post`, and returns the ID of the stored enquiry. */
    async postForId(fields: Fields, headers: Record<string, string> = {}): Promise<string> {
      const response = await handle.post(fields, headers);
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: string }).id;
    },
    stop(): Promise<void> {
      stopping ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }).then(() => api.stop());
      return stopping;
    },
  };
  runningApis.push(handle);
  return handle;
}

/** Creates a mail server, which is closed after the test. */
export function createSmtpServer(): SmtpServer {
  const smtp = new SmtpServer();
  runningApis.push({ stop: () => smtp.close() });
  return smtp;
}

/** Starts a mail server, and a server that sends its mails there. Stops both after the test. */
export async function startMailApi(env: Record<string, string> = {}) {
  const smtp = createSmtpServer();
  return { api: await startApi({ ...createMailEnv(await smtp.listen()), ...env }), smtp };
}
