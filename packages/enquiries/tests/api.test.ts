import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runEnquiryCommand } from '../cli/runEnquiryCommand';
import { createEnquiriesApi } from '../createEnquiriesApi';
import type { EnquiriesOptions } from '../EnquiriesOptions';
import { readConfig } from '../readConfig';
import { createDatabaseUrl, startServer } from './helpers/startServer';
import { content, site } from './site';

const enquiry = {
  email: 'ann@example.org',
  name: 'Ann',
  message: 'A flat tyre',
  bicycle: 'Brompton',
  website: '',
};

async function runLeads(options: EnquiriesOptions, url: string, ...args: string[]) {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const code = await runEnquiryCommand(
    options,
    args,
    { LEADS_DATABASE_URL: url },
    { write, writeError: write },
  );
  return { code, output };
}

async function exportEnquiries(options: EnquiriesOptions, url: string): Promise<Record<string, unknown>[]> {
  const { output } = await runLeads(options, url, 'export', '--format', 'json');
  return JSON.parse(output);
}

test('stores an enquiry, with all fields, once per idempotency key', async () => {
  const url = createDatabaseUrl();
  const server = await startServer({ LEADS_DATABASE_URL: url });
  const stored = await server.post(enquiry, 'k');
  expect(stored.status).toBe(201);
  const replay = await server.post(enquiry, 'k');
  expect([replay.status, await replay.json()]).toEqual([200, await stored.json()]);
  const reused = await server.post({ ...enquiry, bicycle: 'Tandem' }, 'k');
  expect([reused.status, await reused.json()]).toEqual([422, { error: 'idempotency_key_reused' }]);
  expect(await exportEnquiries(site, url)).toEqual([
    expect.objectContaining({ name: 'Ann', bicycle: 'Brompton' }),
  ]);
});

test('returns the validation errors of the site', async () => {
  const server = await startServer({ LEADS_DATABASE_URL: createDatabaseUrl() });
  const response = await server.post({ ...enquiry, email: 'nowhere' });
  expect([response.status, await response.json()]).toEqual([422, { errors: { email: 'invalid' } }]);
});

test('rejects a kind of form that is not accepted', async () => {
  const server = await startServer({ LEADS_DATABASE_URL: createDatabaseUrl() }, site, {
    ...content,
    acceptedKinds: ['newsletter'],
  });
  const response = await server.post(enquiry);
  expect([response.status, await response.json()]).toEqual([422, { errors: { kind: 'invalid' } }]);
});

test('redirects a native form to a page of the site', async () => {
  const server = await startServer({ LEADS_DATABASE_URL: createDatabaseUrl() });
  const post = (fields: Record<string, string>) =>
    fetch(`${server.url}/api/leads`, {
      method: 'POST',
      headers: { Accept: 'text/html', Referer: `${server.url}/shop/fr/contact/` },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const stored = await post({ ...enquiry, kind: 'repair', locale: 'fr' });
  expect(stored.headers.get('Location')).toBe('/shop/fr/contact/?sent=repair#form-sent');
  const failed = await post({ email: '' });
  expect(failed.headers.get('Location')).toBe('/shop/fr/contact/?failed=invalid#form-failed-email-invalid');
});

test('posts an enquiry to the webhook', async () => {
  const bodies: string[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const server = await startServer({
    LEADS_DATABASE_URL: createDatabaseUrl(),
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    LEADS_WEBHOOK_SECRET: 's'.repeat(16),
    LEADS_WEBHOOK_ALLOW_PRIVATE: '1',
  });
  await server.post(enquiry);
  while (!server.log.some(({ status }) => status === 'delivered')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ data: { bicycle: 'Brompton' } });
  receiver.close();
});

test('adds the column of a new field to a database with enquiries', async () => {
  const url = createDatabaseUrl();
  const { post } = await startServer({ LEADS_DATABASE_URL: url });
  await post(enquiry);
  const colour = { column: 'colour', type: 'text', setBy: 'visitor' } as const;
  const extended: EnquiriesOptions = { ...site, fields: { ...site.fields, colour } };
  const server = await startServer({ LEADS_DATABASE_URL: url }, extended);
  await server.post({ ...enquiry, colour: 'red' });
  expect((await exportEnquiries(extended, url)).map(({ name, colour }) => [name, colour])).toEqual([
    ['Ann', ''],
    ['Ann', 'red'],
  ]);
});

test('recognizes a repeated enquiry after a field was added', async () => {
  const url = createDatabaseUrl();
  await (await startServer({ LEADS_DATABASE_URL: url })).post(enquiry, 'k');
  const colour = { column: 'colour', type: 'text', setBy: 'visitor' } as const;
  const extended: EnquiriesOptions = { ...site, fields: { ...site.fields, colour } };
  const server = await startServer({ LEADS_DATABASE_URL: url }, extended);
  expect((await server.post(enquiry, 'k')).status).toBe(200);
  expect((await server.post({ ...enquiry, colour: 'red' }, 'k')).status).toBe(422);
});

test.each([
  ['sales.labels.id', { sales: { labels: {} } }],
  ['sales.kinds.repair', { sales: { kinds: {} } }],
  ['acknowledgement.repair', { acknowledgement: {} }],
])('does not start without the message %s', (missing, changed) => {
  const { en, fr } = content.messages;
  const { sales, ...others } = { sales: {}, ...changed };
  const messages = {
    en,
    fr: { ...fr, ...others, sales: { ...fr?.sales, ...sales } },
  } as typeof content.messages;
  const database = { run: async () => undefined as never, close: async () => undefined };
  const create = () =>
    createEnquiriesApi(site, {
      config: readConfig(site, {}),
      log: () => undefined,
      database,
      content: { ...content, messages },
    });
  expect(create).toThrow(`The content in fr has no ${missing}.`);
});

test('reports that the server is healthy and ready', async () => {
  const server = await startServer({ LEADS_DATABASE_URL: createDatabaseUrl() });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('the command line shows its commands, and rejects an unknown one', async () => {
  const url = createDatabaseUrl();
  expect(await runLeads(site, url, 'nonsense')).toMatchObject({ code: 2 });
  expect((await runLeads(site, url, '--help')).output).toContain('erase EMAIL');
});
