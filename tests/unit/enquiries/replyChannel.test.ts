import { offices } from '@/lib/collections/offices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getReply } from '@/lib/enquiry/fields';
import { parseEnquiry } from '@/lib/enquiry/schema';
import { SALES } from './helpers/createMailEnv';
import {
  createContactFields,
  createNewsletterFields,
  type Fields,
  getConsent,
} from './helpers/enquiryFields';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { startApi, startMailApi } from './helpers/startApi';
import { runSql } from './helpers/testStore';

const createPhoneFields = (overrides: Fields = {}) =>
  createContactFields({ email: '', phone: '0912 345 678', replyChannel: 'zalo', ...overrides });

test.each<[string, Fields, Fields]>([
  ['only a telephone number', createPhoneFields(), { phone: '0912 345 678', replyChannel: 'zalo' }],
  ['only an email address', createContactFields({ phone: '' }), { email: 'anh@factory.example' }],
  ['a blank email address', createPhoneFields({ email: ' ' }), { email: '' }],
  ['the contact of another channel', createPhoneFields({ replyChannel: 'email' }), { replyChannel: 'email' }],
  ['a trial without a subject', createPhoneFields({ kind: 'trial', subject: '' }), { subject: 'erp' }],
])('accepts %s', (_, fields, expected) => {
  expect(parseEnquiry(fields)).toMatchObject({ ok: true, enquiry: expected });
});

test.each<[string, Fields, Record<string, string>]>([
  ['no contact', { replyChannel: undefined }, { email: 'required' }],
  ['no contact for a reply by email', { replyChannel: 'email' }, { email: 'required' }],
  ['no contact for a call', { replyChannel: 'phone' }, { phone: 'required' }],
  ['no contact for Zalo', { replyChannel: 'zalo' }, { phone: 'required' }],
  ['no contact and no name', { name: '', replyChannel: 'zalo' }, { name: 'required', phone: 'required' }],
  ['a malformed email address', { email: 'anh' }, { email: 'invalid' }],
  [
    'no email address for a newsletter',
    { ...createNewsletterFields(), email: '', phone: '' },
    { email: 'required' },
  ],
  ['an unknown channel', { email: 'a@b.vn', replyChannel: 'fax' }, { replyChannel: 'invalid' }],
])('rejects %s', (_, changed, errors) => {
  const parsed = parseEnquiry(createContactFields({ email: '', phone: '', ...changed }));
  expect(parsed).toEqual({ ok: false, errors });
});

test.each([
  ['the chosen channel', { replyChannel: 'zalo', phone: '0912 345 678' }, 'zalo', '0912 345 678'],
  ['the chosen contact of two', { replyChannel: 'email', email: 'a@b.vn', phone: '1' }, 'email', 'a@b.vn'],
  ['the only contact for Zalo', { replyChannel: 'zalo', email: 'a@b.vn' }, 'email', 'a@b.vn'],
  ['the only contact without a channel', { phone: '0912 345 678' }, 'phone', '0912 345 678'],
])('the receipt names %s', (_, fields, channel, contact) => {
  expect(getReply(fields)).toEqual({ channel, contact });
});

test('accepts the telephone numbers of the company', () => {
  for (const { phone } of loadEntries(offices, 'en'))
    expect(parseEnquiry(createPhoneFields({ phone }))).toMatchObject({ ok: true });
});

test('sends an enquiry without an email address to sales only', async () => {
  const { api, smtp } = await startMailApi();
  expect((await api.post(createPhoneFields(getConsent()))).status).toBe(201);
  await api.post(createContactFields());
  const mails = await smtp.waitForMails(3);
  const salesMails = mails.filter(({ to }) => to[0] === SALES);
  expect(salesMails).toHaveLength(2);
  const mail = salesMails.find(({ text }) => text.includes('0912 345 678'));
  expect(mail?.headers['reply-to']).toBeUndefined();
  expect(mail?.text).toContain('Mục replyChannel: Mục zalo\n');
  expect(mail?.text).not.toContain('Mục email');
  expect(await runSql(api.env.LEADS_DATABASE_URL, 'SELECT email FROM subscribers')).toEqual([]);
});

test('lists and exports an enquiry without an email address', async () => {
  const api = await startApi();
  await api.post(createPhoneFields());
  expect((await runLeads(api.env, 'list')).written).toContain('Nguyễn Thị Ánh <0912 345 678>\n');
  expect(await exportEnquiries(api.env)).toEqual([
    expect.objectContaining({ email: '', phoneE164: '+84912345678', replyChannel: 'zalo' }),
  ]);
  const { written } = await runLeads(api.env, 'export', '--format', 'csv');
  expect(written).toMatch(/,replyChannel,[\s\S]*,zalo,/);
});

test('a correction changes no other enquiry and does not reveal its number', async () => {
  const api = await startApi();
  const send = async (overrides: Fields) =>
    (await api.post(createPhoneFields(overrides))).json() as Promise<Record<string, string>>;
  const { id, number } = await send({});
  const [original] = await exportEnquiries(api.env);
  const known = await send({ corrects: number, phone: '0987 654 321' });
  const unknown = await send({ corrects: '00000000', phone: '0987 654 321' });
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  const stored = await exportEnquiries(api.env);
  expect(stored).toHaveLength(3);
  expect(stored.find((enquiry) => enquiry.id === id)).toEqual(original);
});

test('treats a reply by another channel as another enquiry', async () => {
  const api = await startApi();
  const headers = { 'Idempotency-Key': 'channel' };
  const statuses = [];
  for (const replyChannel of ['zalo', 'zalo', 'phone'])
    statuses.push((await api.post(createPhoneFields({ replyChannel }), headers)).status);
  expect(statuses).toEqual([201, 200, 422]);
});

test('keeps earlier enquiries of a telephone number, but not of other ones', async () => {
  const api = await startApi();
  await api.recorder.waitForEntry({ event: 'retention', status: 'done' });
  const send = (name: string, phone: string) => api.post(createPhoneFields({ name, phone }));
  await send('Earlier', '0912 345 678');
  await send('Other', '0987 654 321');
  await send('Latest', '+84 912 345 678');
  await api.stop();
  await runSql(api.env.LEADS_DATABASE_URL, `UPDATE leads SET created_at = 0 WHERE name <> 'Latest'`);
  const restarted = await startApi(api.env);
  await restarted.recorder.waitForEntry({ event: 'retention', status: 'done' });
  expect((await exportEnquiries(api.env)).map(({ name }) => name)).toEqual(['Earlier', 'Latest']);
});
