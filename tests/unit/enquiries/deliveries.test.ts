/** @jest-environment node */
import { createHmac } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withTimeout } from '@/tests/withTimeout';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { runLeads } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';

let smtp: SmtpServer;

beforeEach(() => {
  smtp = new SmtpServer();
});

afterEach(() => smtp.close());

test("mails an enquiry to sales in the visitor's language", async () => {
  const api = await startApi(createMailEnv(await smtp.listen()));
  const fields = createContactFields({ company: '越南工厂', source: '/vi/contact/' });
  const { id } = (await (await api.post(fields)).json()) as { id: string };
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.to).toEqual([SALES]);
  expect(mail?.headers).toMatchObject({
    from: 'Lotus <no-reply@lotus.example>',
    to: SALES,
    'reply-to': 'anh@factory.example',
    subject: 'Lời gọi · Đò · Nguyễn Thị Ánh',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(mail?.text).toContain(`Mục id: ${id}\n`);
  expect(mail?.text).toContain('\nMục name: Nguyễn Thị Ánh\nMục company: 越南工厂\nMục email: ');
  expect(mail?.text).toContain(`\nMục source: /vi/contact/\n\nMục message:\n\n${fields.message}\n`);
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered' });
  expect((await runLeads(api.env, 'show', id)).written).toMatch(/^sales: +delivered 20/m);
});

test("mails an enquiry to sales in the team's language", async () => {
  const api = await startApi({ ...createMailEnv(await smtp.listen()), SALES_LOCALE: 'en' });
  await api.post(createContactFields({ source: '/vi/contact/' }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.text).toContain('The language: Tiếng Việt\n');
});

const RECIPIENTS = ['a@lotus.example', 'b@lotus.example', 'c@lotus.example'];

test('sends each sales recipient a separate mail that lists all', async () => {
  const list = `${RECIPIENTS.join(' , ')},${RECIPIENTS[0]}`;
  const api = await startApi({ ...createMailEnv(await smtp.listen()), SALES_EMAIL: list });
  await api.post(createContactFields());
  for (const person of RECIPIENTS) {
    const [mail] = await smtp.waitForMailsTo(person, 1);
    expect(mail?.to).toEqual([person]);
    expect(mail?.headers.to).toBe(RECIPIENTS.join(', '));
  }
  await api.recorder.waitForEntry({ channel: 'acknowledgement', status: 'delivered' });
  expect(smtp.mails).toHaveLength(4);
});

test.each(['SALES_EMAIL', 'HEADQUARTERS_EMAIL'])(
  'retries only the failed recipient of %s',
  async (variable) => {
    smtp.refuseMailsTo('b@lotus.example', '450 greylisted');
    const env = { ...createMailEnv(await smtp.listen()), [variable]: RECIPIENTS.join(', ') };
    const api = await startApi(env);
    await api.post(createContactFields(getTransferConsent()));
    const failed = await api.recorder.waitForEntry({ recipient: 'b@lotus.example', status: 'failed' });
    expect(failed.error).toBe('EENVELOPE 450');
    await api.recorder.waitForEntry({ recipient: 'b@lotus.example', status: 'delivered', attempt: 2 });
    for (const person of RECIPIENTS) expect(await smtp.waitForMailsTo(person, 1)).toHaveLength(1);
  },
);

test('creates a dead letter for a rejected sales recipient', async () => {
  smtp.refuseMailsTo('b@lotus.example', '550 5.1.1 mailbox unknown');
  const env = { ...createMailEnv(await smtp.listen()), SALES_EMAIL: RECIPIENTS.join(', ') };
  const api = await startApi(env);
  const { id } = (await (await api.post(createContactFields())).json()) as { id: string };
  const deadLetter = await api.recorder.waitForEntry({
    status: 'abandoned',
    recipient: 'b@lotus.example',
    level: 'error',
  });
  await smtp.waitForMailsTo('c@lotus.example', 1);
  await api.recorder.waitForEntry({ status: 'delivered', channel: 'acknowledgement' });
  expect(await getReadiness(api)).toMatchObject({ deliveries: { failed: 1, failedToVisitors: 0 } });
  expect((await runLeads(api.env, 'failed')).written).toContain(`enquiry ${id} to b@lotus.example\n`);
  expect((await runLeads(api.env, 'show', id)).written).toMatch(
    /^sales: +delivered 20\S+ to a@lotus\.example\nsales: +failed 20\S+ to b@lotus\.example after /m,
  );
  expect(JSON.stringify(api.recorder.entries)).not.toContain('anh@factory');

  await api.stop();
  await runLeads(api.env, 'retry', String(deadLetter.id));
  await startApi(api.env);
  await smtp.waitForMailsTo('b@lotus.example', 1);
  expect(smtp.getMailsTo('a@lotus.example')).toHaveLength(1);
});

test('sends a dead letter to the new SALES_EMAIL', async () => {
  smtp.refuseMailsTo('b@lotus.example', '550 5.1.1 mailbox unknown');
  const env = { ...createMailEnv(await smtp.listen()), SALES_EMAIL: 'a@lotus.example, b@lotus.example' };
  const first = await startApi(env);
  await first.post(createContactFields());
  await first.recorder.waitForEntry({ status: 'abandoned' });
  await smtp.waitForMailsTo('a@lotus.example', 1);
  await first.stop();

  const changedEnv = { ...first.env, SALES_EMAIL: 'c@lotus.example, a@lotus.example' };
  await runLeads(changedEnv, 'retry', '--all');
  await startApi(changedEnv);
  await smtp.waitForMailsTo('c@lotus.example', 1);
  expect(smtp.getMailsTo('a@lotus.example')).toHaveLength(1);
});

test('marks a honeypot hit in the subject and sends no reply', async () => {
  const api = await startApi(createMailEnv(await smtp.listen()));
  await api.post(createContactFields({ website: 'spam.example', locale: 'en', ...getConsent('en') }));
  await api.post(createNewsletterFields({ website: 'spam.example' }));
  await api.post(createContactFields({ locale: 'en', email: 'other@factory.example' }));
  await smtp.waitForMailsTo('other@factory.example', 1);
  const mails = await smtp.waitForMailsTo(SALES, 2);
  expect(smtp.mails).toHaveLength(3);
  expect(mails.map(({ headers }) => headers.subject)).toEqual([
    '[Suspect] Call · Boats · Nguyễn Thị Ánh',
    'Call · Boats · Nguyễn Thị Ánh',
  ]);
});

test('retries failed mail with the same Message-ID', async () => {
  const port = await smtp.listen();
  await smtp.close();
  const api = await startApi(createMailEnv(port));
  await api.post(createContactFields());
  const failed = await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'failed' });
  expect(failed.error).toBe('ESOCKET');

  smtp = new SmtpServer();
  smtp.refuseMailsTo(SALES, '451 try again later');
  await smtp.listen(port);
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.headers['message-id']).toBe(`<${failed.id}@lotus.example>`);
  await api.recorder.waitForEntry({ status: 'failed', error: 'EENVELOPE 451' });
  await api.recorder.waitForEntry({ status: 'delivered', id: failed.id });
  await api.recorder.waitForEntry({ status: 'delivered', channel: 'acknowledgement' });
  expect(await getReadiness(api)).toMatchObject({ deliveries: { waiting: 0 } });
});

test('delivers waiting mail after a restart', async () => {
  const port = await smtp.listen();
  await smtp.close();
  const first = await startApi(createMailEnv(port));
  await first.post(createContactFields());
  await first.recorder.waitForEntry({ event: 'delivery', status: 'failed' });
  await first.stop();

  smtp = new SmtpServer();
  await smtp.listen(port);
  const second = await startApi(first.env);
  await smtp.waitForMailsTo(SALES, 1);
  await second.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status: 'delivered' });
});

test('signs webhook requests and retries with the same ID', async () => {
  // With the line break that secret files often end in.
  const secret = 'whsec_c2VjcmV0IGtleSBvZiBhIHRlc3Q=\n';
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  let resolveSecond: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => {
    resolveSecond = resolve;
  });
  const receiver = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ headers: request.headers, body });
    response.writeHead(requests.length === 1 ? 302 : 204, { Location: '/elsewhere' }).end();
    if (requests.length === 2) resolveSecond();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;

  const api = await startApi({
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    LEADS_WEBHOOK_SECRET: secret,
  });
  const { id } = (await (await api.post(createContactFields())).json()) as { id: string };
  await withTimeout(delivered, 'the second request');
  await api.recorder.waitForEntry({ event: 'delivery', status: 'failed', error: 'HTTP 302' });
  await api.recorder.waitForEntry({ event: 'delivery', status: 'delivered' });
  receiver.close();

  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  for (const { headers, body } of requests) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(30);
    expect(JSON.parse(body)).toMatchObject({ type: 'lead.created', data: { id, name: 'Nguyễn Thị Ánh' } });
  }
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test.each([
  ['failed', 'a relay that is denied', '550 5.7.1 relaying denied'],
  ['failed', 'a missing login', '530 authentication required'],
])('records a mail as %s after %s', async (status, _, reply) => {
  smtp.refuseMailsTo(SALES, reply);
  const api = await startApi(createMailEnv(await smtp.listen()));
  await api.post(createContactFields());
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'sales', status });
});
