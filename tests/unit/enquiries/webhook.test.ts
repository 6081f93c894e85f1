/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPrivateHost } from '@/server/enquiries/delivery/lookupPublicIp';
import { contactFields } from './helpers/enquiryFields';
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

function startWithWebhook(url: string, env: Record<string, string> = {}): Promise<RunningApi> {
  return startApi({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: '0123456789abcdef', ...env });
}

function startWithLocalWebhook(): Promise<RunningApi> {
  return startWithWebhook(`http://127.0.0.1:${port}/`, { LEADS_WEBHOOK_ALLOW_PRIVATE: '1' });
}

test.each([400, 410])('creates a dead letter for status %i', async (status) => {
  responses = [{ status }];
  const api = await startWithLocalWebhook();
  await api.post(contactFields());
  const { id } = await api.recorder.until({
    event: 'delivery',
    status: 'abandoned',
    error: `HTTP ${status}`,
  });
  expect((await runLeads(api.env, 'failed')).written).toContain(`${id}  webhook `);
  expect(ids).toEqual([id]);
});

test.each([302, 429, 503])('retries after status %i with the same ID', async (status) => {
  responses = [{ status, headers: { Location: `http://127.0.0.1:${port}/elsewhere` } }];
  const api = await startWithLocalWebhook();
  await api.post(contactFields());
  const { id } = await api.recorder.until({ event: 'delivery', status: 'failed', error: `HTTP ${status}` });
  await api.recorder.until({ event: 'delivery', status: 'delivered', attempt: 2 });
  expect(ids).toEqual([id, id]);
});

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
  'sends nothing to http://%s',
  async (host) => {
    const api = await startWithWebhook(`http://${host}:${port}/`);
    await api.post(contactFields());
    const { error } = await api.recorder.until({ event: 'delivery', status: 'failed' });
    expect(error).toBe('PRIVATE_ADDRESS');
    expect(ids).toEqual([]);
  },
);

test.each([
  [true, '[::1]'],
  [true, '[::]'],
  [true, '[::ffff:7f00:1]'],
  [true, '0.0.0.0'],
  [true, '0x7f.1'],
  [true, '169.254.169.254'],
  [true, '10.0.0.1'],
  [true, '172.16.0.1'],
  [true, '172.31.255.255'],
  [true, '192.168.0.1'],
  [true, '100.64.0.1'],
  [true, '224.0.0.1'],
  [true, '[fe80::1]'],
  [true, '[fd00::1]'],
  [true, '[64:ff9b::7f00:1]'],
  [true, '[2002:7f00:1::]'],
  [false, '93.184.215.14'],
  [false, '172.32.0.1'],
  [false, '[2606:2800:21f::1]'],
  [false, 'hooks.example'],
])('isPrivateHost returns %s for %s', (expected, host) => {
  expect(isPrivateHost(new URL(`http://${host}/`))).toBe(expected);
});
