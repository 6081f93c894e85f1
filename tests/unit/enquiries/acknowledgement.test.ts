import { loadFacts } from '@/lib/content/facts/loadFacts';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields, getTransferConsent } from './helpers/enquiryFields';
import { runLeads } from './helpers/runLeads';
import { createSmtpServer, startApi, startMailApi } from './helpers/startApi';

const HOUR_MS = 3_600_000;
const SENDER = 'anh@factory.example';
const HEADQUARTERS = 'hq@lotus.example';

const { now } = Date;

/** Sets the server's clock ahead. The clock keeps running, because a failed delivery is retried after a wait. */
function advanceClock(ms: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

test.each([
  ['an enquiry', 'zh', 'contact'],
  ['an enquiry', 'en', 'contact'],
  ['a trial application', 'vi', 'trial'],
] as const)('acknowledges %s in %s in that language', async (_, locale, kind) => {
  const { api, smtp } = await startMailApi();
  const id = await api.postForId(createContactFields({ locale, kind }));
  const [mail] = await smtp.waitForMailsTo(SENDER, 1);
  expect(mail?.to).toEqual([SENDER]);
  const { subject } = loadMailMessages()[locale].acknowledgement[kind];
  expect(mail?.headers.subject).toBe(subject.replace('{number}', id.slice(0, 8)));
  expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  expect(mail?.text).toContain(loadFacts().company.phone);
  expect(mail?.text).toContain(`https://www.lotus.example/${locale}/privacy/`);
  expect(mail?.text).not.toMatch(/[{}]/);
});

test('responds with the number and deadline that the mail contains', async () => {
  const { api, smtp } = await startMailApi();
  const response = await api.post(createContactFields({ locale: 'zh' }), { 'Idempotency-Key': 'k' });
  const { id, number, hour, day } = (await response.json()) as Record<string, string>;
  expect(id?.startsWith(number as string)).toBe(true);
  const [mail] = await smtp.waitForMailsTo(SENDER, 1);
  expect(mail?.text).toContain(`${day} ${hour}`);
  // A replay repeats the response to the first request.
  advanceClock(100 * HOUR_MS);
  const replay = await api.post(createContactFields({ locale: 'zh' }), { 'Idempotency-Key': 'k' });
  expect([replay.status, await replay.json()]).toEqual([200, { id, number, hour, day }]);
});

test('responds to a newsletter subscription with its id only', async () => {
  const api = await startApi();
  const response = await api.post(createNewsletterFields());
  expect(Object.keys((await response.json()) as object)).toEqual(['id']);
});

test('sends no visitor input to an unconfirmed email address', async () => {
  const { api, smtp } = await startMailApi();
  const input = {
    name: 'Win-a-prize',
    company: 'cheap.example',
    phone: '+84 28 9999 9999',
    message: 'Click-here',
    source: '/en/advert/',
  };
  await api.postForId(createContactFields({ ...input, locale: 'en' }));
  const [mail] = await smtp.waitForMailsTo(SENDER, 1);
  for (const text of Object.values(input)) expect(mail?.raw).not.toContain(text);
  expect(mail?.headers.to).toBe(SENDER);
});

test('abandons an acknowledgement after one day of failures', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  await smtp.close();
  const api = await startApi(createMailEnv(port));
  await api.postForId(createContactFields());
  await api.recorder.waitForEntry({ channel: 'acknowledgement', status: 'failed' });
  advanceClock(25 * HOUR_MS);
  await smtp.listen(port);
  await api.recorder.waitForEntry({ channel: 'acknowledgement', status: 'abandoned', error: 'TOO_LATE' });
  expect((await smtp.waitForMailsTo(SALES, 1))[0]?.to).toEqual([SALES]);
});

test('sends an acknowledgement when the clock is plausible again', async () => {
  const smtp = createSmtpServer();
  const port = await smtp.listen();
  await smtp.close();
  const api = await startApi(createMailEnv(port));
  await api.postForId(createContactFields());
  await api.recorder.waitForEntry({ channel: 'acknowledgement', status: 'failed' });
  advanceClock(365 * 24 * HOUR_MS);
  await smtp.listen(port);
  await api.recorder.waitForEntry({ channel: 'acknowledgement', status: 'failed', error: 'CLOCK' });
  advanceClock(0);
  expect((await smtp.waitForMailsTo(SENDER, 1))[0]?.to).toEqual([SENDER]);
});

test('sends the head office consented enquiries without attribution', async () => {
  const { api, smtp } = await startMailApi({ HEADQUARTERS_EMAIL: HEADQUARTERS });
  await api.postForId(
    createContactFields({ utm_source: 'zalo', landing: '/vi/cases/', ...getTransferConsent() }),
  );
  const [salesMail] = await smtp.waitForMailsTo(SALES, 1);
  const [headquartersMail] = await smtp.waitForMailsTo(HEADQUARTERS, 1);
  expect(salesMail?.to).toEqual([SALES]);
  expect(salesMail?.text).toContain(': zalo\nMục landing: /vi/cases/\n');
  expect(headquartersMail?.to).toEqual([HEADQUARTERS]);
  expect(headquartersMail?.text).not.toMatch(/zalo|cases/);
  for (const mail of [salesMail, headquartersMail]) expect(mail?.text).toContain('Mục transfer: có\n');
});

test.each([
  ['did not consent', { ...getTransferConsent(), transfer: false }],
  ['consented to an unknown text', { transfer: true, transferVersion: 'x' }],
])('sends the head office no enquiry whose sender %s', async (_, consentFields) => {
  const { api, smtp } = await startMailApi({ HEADQUARTERS_EMAIL: HEADQUARTERS });
  const id = await api.postForId(createContactFields(consentFields));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.to).toEqual([SALES]);
  expect(mail?.text).toContain('Mục transfer: không\n');
  expect((await runLeads(api.env, 'show', id)).written).not.toMatch(/^headquarters:/m);
});
