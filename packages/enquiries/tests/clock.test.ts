/** @jest-environment node */
import { runEnquiryCommand } from '../cli/runEnquiryCommand';
import { createDatabaseUrl, startServer } from './helpers/startServer';
import { site } from './site';

const DAY_MS = 86_400_000;
const repair = { name: 'Ada', email: 'ada@example.org', message: 'A flat tyre' };

afterEach(() => jest.restoreAllMocks());

/** Runs a command of `npm run leads` and returns its output. */
async function run(url: string, options: typeof site, ...args: string[]): Promise<string> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  await runEnquiryCommand(options, args, { LEADS_DATABASE_URL: url }, { write, writeError: write });
  return output;
}

/** Starts a server at a time, waits until its first check of expired data, and returns the log entry. */
async function startAt(time: number, url: string) {
  jest.spyOn(Date, 'now').mockReturnValue(time);
  const server = await startServer({ LEADS_DATABASE_URL: url });
  let entry: (typeof server.log)[number] | undefined;
  while (entry === undefined) {
    await new Promise(setImmediate);
    entry = server.log.find(({ event }) => event === 'clock' || event === 'retention');
  }
  return { ...server, entry };
}

test('deletes nothing after a jump of the clock until the second plausible day', async () => {
  const url = createDatabaseUrl();
  const now = Date.now();
  const first = await startAt(now, url);
  expect((await first.post(repair)).status).toBe(201);
  const later = now + 3 * 366 * DAY_MS;
  expect((await startAt(later, url)).entry).toMatchObject({ event: 'clock', level: 'error' });
  expect(await run(url, site, 'purge', '--older-than', '1')).toContain('Nothing was deleted.');
  expect((await startAt(later + DAY_MS / 2, url)).entry.event).toBe('clock');
  expect(await run(url, site, 'list')).toContain('ada@example.org');
  expect((await startAt(later + 1.1 * DAY_MS, url)).entry).toMatchObject({ status: 'done', leads: 1 });
});

test('stores no time before the build', async () => {
  const url = createDatabaseUrl();
  const builtAt = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const options = { ...site, builtAt };
  const server = await startServer({ LEADS_DATABASE_URL: url }, options);
  expect((await server.post(repair)).status).toBe(201);
  expect(await run(url, options, 'export', '--format', 'json')).toContain(new Date(builtAt).toISOString());
  expect(await run(url, options, 'purge', '--older-than', '1')).toContain('before the build');
});

test('holds mails above a daily limit and sends none of them at once', async () => {
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@example.org',
    SALES_EMAIL: 's@example.org',
    LEADS_SECRET: 's'.repeat(32),
  };
  const limits = { LEADS_RATE_LIMIT: '0', ACKNOWLEDGEMENT_DAILY_LIMIT: '50' };
  const server = await startServer({ ...mail, ...limits });
  for (let count = 0; count < 11; count += 1)
    expect((await server.post({ ...repair, email: `${count}@example.org` })).status).toBe(201);
  // The eleventh is above the share of its network, though not above the limit.
  expect(server.log.filter(({ status }) => status === 'held')).toEqual([
    expect.objectContaining({ event: 'acknowledgement', days: 1 }),
  ]);
});
