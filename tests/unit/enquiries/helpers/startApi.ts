import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import {
  createEnquiriesApi,
  type EnquiriesConfig,
  getDatabaseFile,
  type Log,
  post,
  readConfig,
  type Store,
} from 'enquiries';
import { enquiriesOptions } from '@/enquiries.config';
import type { Fields } from './enquiryFields';
import { InProcessStore } from './InProcessStore';
import { LogRecorder } from './LogRecorder';
import { newStore } from './testStore';

export type RunningApi = Awaited<ReturnType<typeof startApi>>;

// A busy machine must not fail tests.
jest.setTimeout(120_000);

const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const api of running.splice(0)) await api.stop();
});

/** Starts one server without a rate limit for all tests of a file or block. Returns a function that returns it. */
export function shareApi(env: Record<string, string> = {}): () => RunningApi {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ LEADS_RATE_LIMIT: '0', ...env });
    running.splice(running.indexOf(api), 1);
  });
  afterAll(() => api.stop());
  return () => api;
}

/** Opens the store of a configuration. */
type OpenStore = (config: EnquiriesConfig, log: Log) => Store;

/** Opens the store in the process of the test: a child process takes longer to start than most tests to run. */
const openInProcess: OpenStore = ({ databaseUrl, mayCreateDatabase }) =>
  new InProcessStore(databaseUrl, mayCreateDatabase);

/**
 * Starts a real server on a free port with a separate real store, and stops it after the test at the latest. Waits
 * until the store is open unless `store` is `away`.
 */
export async function startApi(
  env: Record<string, string> = {},
  store: 'open' | 'away' = 'open',
  openStore: OpenStore = openInProcess,
  /** Posts to webhooks. */
  postWebhook: typeof post = post,
) {
  const given = { LEADS_DATABASE_URL: await newStore(), ...env };
  const recorder = new LogRecorder();
  const config = readConfig(enquiriesOptions, given);
  const { log } = recorder;
  const api = createEnquiriesApi(enquiriesOptions, {
    config,
    log,
    database: openStore(config, log),
    post: postWebhook,
  });
  api.start();
  const server = serve({ fetch: api.routes.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  if (store === 'open') await recorder.until({ event: 'store', status: 'open' });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let stopping: Promise<void> | undefined;

  const handle = {
    url,
    recorder,
    /** The file of a SQLite store. */
    databaseFile: getDatabaseFile(given.LEADS_DATABASE_URL) ?? '',
    env: given as Record<string, string> & { LEADS_DATABASE_URL: string },
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
    stop(): Promise<void> {
      stopping ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }).then(() => api.stop());
      return stopping;
    },
  };
  running.push(handle);
  return handle;
}
