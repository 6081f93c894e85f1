import { createHmac } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContactFields } from './helpers/enquiryFields';
import { runLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';

type WebhookResponse = { status: number; headers?: Record<string, string> };

let requests: { headers: IncomingHttpHeaders; body: string }[] = [];
let responses: WebhookResponse[] = [];
const receiver = http.createServer(async (request, response) => {
  requests.push({ headers: request.headers, body: (await request.toArray()).join('') });
  const { status, headers } = responses.shift() ?? { status: 204 };
  response.writeHead(status, headers).end();
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, resolve));
  port = (receiver.address() as AddressInfo).port;
});

beforeEach(() => {
  requests = [];
  responses = [];
});

afterAll(() => receiver.close());

function startWithLocalWebhook(secret = '0123456789abcdef'): Promise<RunningApi> {
  return startApi({ LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/`, LEADS_WEBHOOK_SECRET: secret });
}

const getIds = () => requests.map(({ headers }) => headers['webhook-id']);

test('signs requests', async () => {
  // With the line break that secret files often end in.
  const secret = 'whsec_c2VjcmV0IGtleSBvZiBhIHRlc3Q=\n';
  const api = await startWithLocalWebhook(secret);
  const id = await api.postForId(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', status: 'delivered' });
  const [{ headers, body } = { headers: {}, body: '' }] = requests;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(30);
  expect(JSON.parse(body)).toMatchObject({ type: 'lead.created', data: { id, name: 'Nguyễn Thị Ánh' } });
});

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
  expect(getIds()).toEqual([id]);
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
  expect(getIds()).toEqual([id, id]);
});
