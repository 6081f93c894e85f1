/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContactFields } from './helpers/enquiryFields';
import { runLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';

type WebhookResponse = { status: number; headers?: Record<string, string> };

let ids: string[] = [];
let responses: WebhookResponse[] = [];
const receiver = http.createServer(async (request, response) => {
  for await (const _ of request);
  ids.push(String(request.headers['webhook-id']));
  const { status, headers } = responses.shift() ?? { status: 204 };
  response.writeHead(status, headers).end();
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, resolve));
  port = (receiver.address() as AddressInfo).port;
});

beforeEach(() => {
  ids = [];
  responses = [];
});

afterAll(() => receiver.close());

function startWithLocalWebhook(): Promise<RunningApi> {
  return startApi({
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    LEADS_WEBHOOK_SECRET: '0123456789abcdef',
  });
}

test.each([400, 413, 422])('creates a dead letter for status %i', async (status) => {
  responses = [{ status }];
  const api = await startWithLocalWebhook();
  await api.post(createContactFields());
  const { id } = await api.recorder.waitForEntry({
    event: 'delivery',
    status: 'abandoned',
    error: `HTTP ${status}`,
  });
  expect((await runLeads(api.env, 'failed')).written).toContain(`${id}  webhook `);
  expect(ids).toEqual([id]);
});

test.each([302, 401, 403, 404, 410, 429, 503])('retries after status %i with the same ID', async (status) => {
  responses = [{ status, headers: { Location: `http://127.0.0.1:${port}/elsewhere` } }];
  const api = await startWithLocalWebhook();
  await api.post(createContactFields());
  const { id } = await api.recorder.waitForEntry({
    event: 'delivery',
    status: 'failed',
    error: `HTTP ${status}`,
  });
  await api.recorder.waitForEntry({ event: 'delivery', status: 'delivered', attempt: 2 });
  expect(ids).toEqual([id, id]);
});
