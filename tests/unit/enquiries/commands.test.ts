import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { getConsentTexts } from '@/lib/content/messages/getConsentTexts';
import { getStoredText } from '@/lib/enquiry/consentText';
import { CLOSED_PORT, createMailEnv } from './helpers/createMailEnv';
import {
  createContactFields,
  createNewsletterFields,
  type Fields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { startApi, startMailApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const DAY_MS = 86_400_000;

test('list shows one line per enquiry, oldest first', async () => {
  const api = await startApi();
  const first = await api.postForId(createContactFields());
  const second = await api.postForId(createNewsletterFields({ website: 'spam.example' }));
  const { code, written } = await runLeads(api.env, 'list');
  expect(code).toBe(0);
  const lines = written.trimEnd().split('\n');
  const time = '20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d';
  const [firstNumber, secondNumber] = [first, second].map((id) => id.slice(0, 8));
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^${time}  ${firstNumber}  contact +vi +erp +.*Nguyễn Thị Ánh <anh@factory.example>$`),
    ),
    expect.stringMatching(
      new RegExp(
        `^${time}  ${secondNumber}  newsletter +en +<reader@factory.example> {2}\\[suspect: honeypot\\]$`,
      ),
    ),
  ]);
});

test('list shows the state of the deliveries', async () => {
  const api = await startApi(createMailEnv(CLOSED_PORT));
  await api.postForId(createContactFields());
  expect((await runLeads(api.env, 'list')).written).toContain('  [2 waiting]\n');
});

test.each([
  ['0912345678', "'0912345678"],
  ['0912.345.678', "'0912.345.678"],
  ['84912345678', '84912345678'],
])('CSV keeps the digits of %s in a spreadsheet', async (phone, cell) => {
  const api = await startApi();
  await api.postForId(createContactFields({ phone }));
  expect((await runLeads(api.env, 'export', '--format', 'csv')).written).toContain(`,${cell},`);
});

test('compares non-ASCII email addresses byte by byte', async () => {
  const api = await startApi();
  for (const email of ['たなか@x.example', 'タナカ@x.example', 'ĐINH@x.example'])
    await runSql(
      api.env.LEADS_DATABASE_URL,
      `INSERT INTO subscribers (id, email, mailbox, locale, consent_version, status, requested_at)
      VALUES ('${email}', '${email}', '', 'en', '', 'confirmed', 0)`,
    );
  for (const email of ['たなか@X.example', 'ĐINH@X.example'])
    expect((await runLeads(api.env, 'erase', email)).written).toMatch(/and 1 subscription /);
});

test('show prints every field of the enquiry with a reference number', async () => {
  const api = await startApi();
  const id = await api.postForId(createContactFields({ message: 'một\nhai' }));
  for (const number of [id, id.slice(0, 8), `#${id.slice(0, 8).toUpperCase()}`]) {
    const { code, written } = await runLeads(api.env, 'show', number);
    expect(code).toBe(0);
    expect(written).toContain(`id:                 ${id}\n`);
    expect(written).toContain('phone:              +84 28 0000 0123\n');
    expect(written).toContain('message:\n  một\n  hai\n');
  }
});

test('both exports contain every enquiry', async () => {
  const api = await startApi();
  for (const name of ['王伟', 'Ánh', 'Smith, "John"']) await api.postForId(createContactFields({ name }));
  expect(await exportEnquiries(api.env)).toEqual([
    expect.objectContaining({ name: '王伟', consent: false, transfer: false }),
    expect.objectContaining({ name: 'Ánh' }),
    expect.objectContaining({ name: 'Smith, "John"' }),
  ]);
  const { written } = await runLeads(api.env, 'export', '--format', 'csv');
  expect(written).toMatch(/^\uFEFFid,createdAt,kind,locale,name,company,replyChannel,email,phone,/);
  expect(written).toContain(',"Smith, ""John""",');
  expect(written.split('\r\n')).toHaveLength(5);
});

test('both exports contain the consents and their texts', async () => {
  const api = await startApi();
  const id = await api.postForId(createContactFields({ ...getConsent(), ...getTransferConsent() }));
  const { information, transfer } = getConsentTexts('vi');
  const [enquiry] = await exportEnquiries(api.env);
  expect(enquiry).toMatchObject({
    consent: true,
    consentVersion: information.version,
    consentText: getStoredText(information),
    transfer: true,
    transferVersion: transfer.version,
    transferText: getStoredText(transfer),
  });
  const { written } = await runLeads(api.env, 'export', '--format', 'csv');
  const [header, row] = written.split('\r\n');
  expect(header).toMatch(/,consent,consentVersion,transfer,transferVersion,/);
  expect(row).toContain(`,${information.version},`);
  expect(row).toMatch(new RegExp(`,true,${information.version},true,${transfer.version},`));
  expect((await runLeads(api.env, 'show', id)).written).toContain(information.label);
});

test('erase deletes waiting deliveries', async () => {
  const api = await startApi(createMailEnv(CLOSED_PORT));
  await api.postForId(createContactFields(getConsent()));
  await runLeads(api.env, 'erase', 'anh@factory.example');
  expect(await getReadiness(api)).toMatchObject({ deliveries: { waiting: 0 } });
});

test('erases a telephone number in any spelling and keeps the proof', async () => {
  const api = await startApi();
  const createPhoneFields = (overrides: Fields) =>
    createContactFields({ email: '', phone: '0912 345 678', replyChannel: 'zalo', ...overrides });
  await api.post(createPhoneFields(getTransferConsent()));
  await api.post(createContactFields({ phone: '+84 912 345 678' }));
  await api.post(createPhoneFields({ phone: '0987 654 321' }));
  expect((await runLeads(api.env, 'erase', '0912.345.678')).written).toBe(
    'Deleted 2 enquiries and 0 subscriptions of +84912345678.\n',
  );
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ phone: '0987 654 321' })]);
  expect((await runLeads(api.env, 'consents', '84 912 345 678')).written).toMatch(/^transfer +vi +text/);
  expect((await runLeads(api.env, 'consents', '0987 654 321')).written).toBe('');
});

test('purge deletes older data but not confirmed subscriptions', async () => {
  const api = await startApi();
  const oldId = await api.postForId(createNewsletterFields());
  await api.postForId(createNewsletterFields({ email: 'faithful@factory.example' }));
  const recentId = await api.postForId(createContactFields());
  const monthAgo = Date.now() - 31 * DAY_MS;
  await runSql(
    api.env.LEADS_DATABASE_URL,
    `UPDATE leads SET created_at = ${monthAgo} WHERE id <> '${recentId}'`,
    `UPDATE subscribers SET requested_at = ${monthAgo}`,
    `UPDATE subscribers SET status = 'confirmed' WHERE email = 'faithful@factory.example'`,
  );
  expect(oldId).toEqual(expect.any(String));
  const { code, written } = await runLeads(api.env, 'purge', '--older-than', '30');
  expect([code, written]).toEqual([0, 'Deleted 2 enquiries and 1 subscription older than 30 days.\n']);
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ id: recentId })]);
  const remaining = await runSql(api.env.LEADS_DATABASE_URL, 'SELECT email FROM subscribers');
  expect(remaining).toEqual([expect.objectContaining({ email: 'faithful@factory.example' })]);
});

test('creates a dead letter for a rejected sales recipient', async () => {
  const { api, smtp } = await startMailApi({ SALES_EMAIL: 'a@lotus.example, b@lotus.example' });
  smtp.refuseMailsTo('b@lotus.example', '550 5.1.1 mailbox unknown');
  const id = await api.postForId(createContactFields());
  const deadLetter = await api.recorder.waitForEntry({
    status: 'abandoned',
    recipient: 'b@lotus.example',
    level: 'error',
  });
  await smtp.waitForMailsTo('a@lotus.example', 1);
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

test('lists and exports nothing from an empty database', async () => {
  const api = await startApi();
  expect(await runLeads(api.env, 'list')).toEqual({ code: 0, written: '', errorOutput: '' });
  expect(await exportEnquiries(api.env)).toEqual([]);
  expect((await runLeads(api.env, 'erase', 'unknown@factory.example')).written).toBe(
    'Deleted 0 enquiries and 0 subscriptions of unknown@factory.example.\n',
  );
});

test.each([
  [2, 'no command', [], 'Missing command.'],
  [2, 'an unknown command', ['delete'], 'Unknown command: delete'],
  [2, 'show without an ID', ['show'], 'show requires the ID'],
  [2, 'an export without a format', ['export'], 'export requires --format'],
  [2, 'an export in an unknown format', ['export', '--format', 'xml'], 'export requires --format'],
  [2, 'erase without an email address', ['erase'], 'erase requires an email address or a telephone number'],
  [2, 'erase with a name', ['erase', 'anh'], 'anh is not an email address or a telephone number'],
  [2, 'purge without an age', ['purge'], 'purge requires --older-than'],
  [2, 'purge of everything', ['purge', '--older-than', '0'], 'purge requires --older-than'],
  [2, 'an unknown option', ['list', '--each'], "Unknown option '--each'"],
  [2, 'an option of another command', ['list', '--all'], "Unknown option '--all'"],
  [2, 'retry without an ID', ['retry'], 'retry requires the ID of a delivery'],
  [2, 'retry with an ID and --all', ['retry', 'x', '--all'], 'retry requires the ID of a delivery'],
  [2, 'backup without a file', ['backup'], 'backup requires a file name'],
  [2, 'restore without a file', ['restore'], 'restore requires a file name'],
  [2, 'consents with a name', ['consents', 'anh'], 'anh is not an email address or a telephone number'],
  [2, 'an unexpected argument', ['list', 'all'], 'Unexpected argument: all'],
  [
    2,
    'an unexpected argument with options',
    ['export', 'all', '--format', 'csv'],
    'Unexpected argument: all',
  ],
  [2, 'a second operand', ['show', 'x', 'y'], 'Unexpected argument: y'],
  [1, 'show with an unknown ID', ['show', 'nothing'], 'Enquiry not found: nothing'],
  [1, 'retry with an unknown ID', ['retry', 'nothing'], 'Abandoned delivery not found: nothing'],
])('exits with %i for %s', async (expected, _, args, message) => {
  // Invalid arguments never open the database.
  const env = expected === 1 ? (await startApi()).env : { LEADS_DATABASE_URL: 'file:/nowhere/leads.db' };
  const { code, written, errorOutput } = await runLeads(env, ...args);
  expect(code).toBe(expected);
  expect(written).toBe('');
  expect(errorOutput).toContain(message);
});

test('the script prints its help', async () => {
  const args = ['--import', 'tsx', 'scripts/leads.ts', '--help'];
  const cwd = path.join(__dirname, '../../..');
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  expect(stdout).toMatch(/^Usage: npm run leads -- COMMAND\n/);
});
