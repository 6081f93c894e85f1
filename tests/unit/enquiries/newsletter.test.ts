import { createHash } from 'node:crypto';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import { SALES } from './helpers/createMailEnv';
import {
  createContactFields,
  createNewsletterFields,
  getConsent,
  getTransferConsent,
} from './helpers/enquiryFields';
import { getReadiness } from './helpers/getReadiness';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import type { SmtpServer } from './helpers/SmtpServer';
import { signToken } from './helpers/signToken';
import { type RunningApi, startApi, startMailApi } from './helpers/startApi';

const texts = loadMailMessages();

let smtp: SmtpServer;
let api: RunningApi;

beforeEach(async () => {
  ({ api, smtp } = await startMailApi());
});

const HOUR_MS = 3_600_000;
const { now } = Date;

/** Sets the server's clock ahead. The clock keeps running, because a failed delivery is retried after a wait. */
function advanceClock(ms: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

/** Returns the links of a mail, with the origin of the server under test. */
function getLinks(text: string | undefined): { confirm: string; unsubscribe: string } {
  const find = (purpose: string) =>
    new RegExp(`https://www\\.lotus\\.example(/api/newsletter/${purpose}\\?token=\\S+)`).exec(
      text ?? '',
    )?.[1];
  return { confirm: `${api.url}${find('confirm')}`, unsubscribe: `${api.url}${find('unsubscribe')}` };
}

async function getSubscription(): Promise<unknown> {
  return (await exportEnquiries(api.env))[0]?.subscription;
}

const post = (url: string, init: RequestInit = {}) => fetch(url, { method: 'POST', ...init });

test('confirms a subscription when the button of its link is pressed', async () => {
  await api.post(createNewsletterFields({ locale: 'zh' }));
  const [mail] = await smtp.waitForMails(1);
  expect(mail?.to).toEqual(['reader@factory.example']);
  expect(mail?.headers.subject).toBe(texts.zh.confirmation.subject);
  expect(mail?.text).toContain('7 天内');

  const page = await fetch(getLinks(mail?.text).confirm);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(
    `<form method="post"><button>${texts.zh.pages.confirm.button}</button></form>`,
  );
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await getSubscription()).toBe('pending');

  const confirmed = await post(getLinks(mail?.text).confirm);
  expect(await confirmed.text()).toContain('<html lang="zh-Hans">');
  expect(await getSubscription()).toBe('confirmed');
  const [, welcome] = await smtp.waitForMails(2);
  expect(welcome?.headers.subject).toBe(texts.zh.welcome.subject);
});

test('allows only the inline style of the page by hash', async () => {
  const page = await fetch(`${api.url}/api/newsletter/confirm?token=none`);
  const style = /<style>(.*?)<\/style>/s.exec(await page.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`);
});

test('supports one-click unsubscription (RFC 8058)', async () => {
  await api.post(createNewsletterFields());
  const [mail] = await smtp.waitForMails(1);
  await post(getLinks(mail?.text).confirm);
  const [, welcome] = await smtp.waitForMails(2);
  expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const { unsubscribe } = getLinks(welcome?.headers['list-unsubscribe']?.replace('>', ''));

  expect(await (await fetch(unsubscribe)).text()).toContain(
    `<button>${texts.en.pages.unsubscribe.button}</button>`,
  );
  expect(await getSubscription()).toBe('confirmed');
  const response = await post(unsubscribe, {
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(response.status).toBe(200);
  expect(await getSubscription()).toBe('unsubscribed');

  expect((await post(getLinks(mail?.text).confirm)).status).toBe(400);
  expect(await getSubscription()).toBe('unsubscribed');
});

test('sends a confirmation for an enquiry with information consent', async () => {
  await api.post(createContactFields(getConsent()));
  const subjects = (await smtp.waitForMailsTo('anh@factory.example', 2)).map(
    ({ headers }) => headers.subject,
  );
  expect(subjects).toContain(texts.vi.confirmation.subject);
  expect(await getSubscription()).toBe('pending');
});

test.each([
  ['without consent', {}],
  ['with transfer consent only', getTransferConsent()],
  ['with consent to an unknown text', { consent: true, consentVersion: '2026-11-21' }],
  ['with consent to another locale', getConsent('zh')],
])('does not subscribe the sender of an enquiry %s', async (_, consentFields) => {
  await api.post(createContactFields(consentFields));
  await api.post(createNewsletterFields());
  await smtp.waitForMailsTo('reader@factory.example', 1);
  const mails = await smtp.waitForMailsTo('anh@factory.example', 1);
  expect(mails.map(({ headers }) => headers['list-unsubscribe'])).toEqual([undefined]);
  expect(await getSubscription()).toBe('');
});

test('does not resubscribe a reader with an old link', async () => {
  advanceClock(0);
  await api.post(createNewsletterFields());
  const [first] = await smtp.waitForMails(1);
  await post(getLinks(first?.text).confirm);
  const [, welcome] = await smtp.waitForMails(2);
  await post(getLinks(welcome?.text).unsubscribe);

  advanceClock(2 * HOUR_MS);
  await api.post(createNewsletterFields({ locale: 'zh' }));
  const [, , second] = await smtp.waitForMails(3);
  expect(await getSubscription()).toBe('unsubscribed');
  for (const response of [
    await fetch(getLinks(first?.text).confirm),
    await post(getLinks(first?.text).confirm),
  ]) {
    expect(response.status).toBe(400);
  }
  expect(await getSubscription()).toBe('unsubscribed');
  expect((await post(getLinks(second?.text).confirm)).status).toBe(200);
  expect(await getSubscription()).toBe('confirmed');
});

/**
 * Subscribes a reader now, unsubscribes after one hour, and requests a subscription again after three hours, in
 * Chinese.
 */
async function subscribeAgain() {
  advanceClock(0);
  await api.post(createNewsletterFields());
  const [first] = await smtp.waitForMails(1);
  await post(getLinks(first?.text).confirm);
  const [, welcome] = await smtp.waitForMails(2);
  advanceClock(HOUR_MS);
  await post(getLinks(welcome?.text).unsubscribe);
  advanceClock(3 * HOUR_MS);
  await api.post(createNewsletterFields({ locale: 'zh' }));
  const [, , secondMail] = await smtp.waitForMails(3);
  return getLinks(secondMail?.text);
}

/** Erases the reader after five hours and returns the remaining proofs: times in hours from now. */
async function getProofs(): Promise<string[]> {
  advanceClock(5 * HOUR_MS);
  await runLeads(api.env, 'erase', 'reader@factory.example');
  const { written } = await runLeads(api.env, 'consents', 'reader@factory.example');
  const formatHours = (time: string) => String(Math.round((Date.parse(time) - now()) / HOUR_MS));
  return written
    .split('\n')
    .filter((line) => line.startsWith('newsletter'))
    .map((line) =>
      line
        .replace(/20\S+Z/g, formatHours)
        .replace(/^newsletter +| text [0-9a-f]+/g, '')
        .replace(/ +/g, ' '),
    );
}

test('keeps two proofs after a second subscription', async () => {
  const { confirm } = await subscribeAgain();
  advanceClock(4 * HOUR_MS);
  expect((await post(confirm)).status).toBe(200);
  expect((await getProofs()).filter((proof) => proof.includes('confirmed'))).toEqual([
    'en given 0 confirmed 0 ended 1',
    'zh given 3 confirmed 4 ended 5',
  ]);
});

test('keeps the former proof if a request is not confirmed', async () => {
  await subscribeAgain();
  await api.post(createNewsletterFields({ locale: 'vi' }));
  expect(await getSubscription()).toBe('unsubscribed');
  expect((await getProofs()).filter((proof) => proof.includes('confirmed'))).toEqual([
    'en given 0 confirmed 0 ended 1',
  ]);
});

test('ends a new request when its reader unsubscribes', async () => {
  const { unsubscribe } = await subscribeAgain();
  advanceClock(4 * HOUR_MS);
  await post(unsubscribe);
  const proofs = await getProofs();
  expect(proofs).toContain('en given 0 confirmed 0 ended 1');
  expect(proofs).toContain('zh given 3 ended 4');
});

test('does not change a confirmed subscription on a new request', async () => {
  advanceClock(0);
  await api.post(createNewsletterFields({ locale: 'zh' }));
  const [mail] = await smtp.waitForMails(1);
  await post(getLinks(mail?.text).confirm);
  await smtp.waitForMails(2);

  advanceClock(2 * HOUR_MS);
  const known = await api.post(createNewsletterFields({ locale: 'vi' }));
  const unknown = await api.post(createNewsletterFields({ email: 'other@factory.example' }));
  expect([known.status, unknown.status]).toEqual([201, 201]);
  expect(Object.keys((await known.json()) as object)).toEqual(Object.keys((await unknown.json()) as object));
  const mails = await smtp.waitForMails(3);
  expect(mails.at(-1)?.to).toEqual(['other@factory.example']);
  expect(await getSubscription()).toBe('confirmed');
  expect(await (await fetch(getLinks(mail?.text).confirm)).text()).toContain('<html lang="zh-Hans">');
});

test.each([
  ['other cases', ['a@factory.example', 'A@Factory.example', 'A@factory.example']],
  ['plus signs', ['a@factory.example', 'a+1@factory.example', 'A+2@FACTORY.example']],
  ['another alphabet', ['info@xn--cng-ty-ixa.vn', 'info@công-ty.vn', 'Công ty <info@CÔNG－TY。vn>']],
  ['dots at Gmail', ['ab@gmail.com', 'a.b@gmail.com', 'a.b+x@googlemail.com']],
])('sends one mail for spellings with %s', async (_, emails) => {
  for (const email of emails) await api.post(createNewsletterFields({ email }));
  await api.post(createNewsletterFields({ email: 'other@factory.example' }));
  const mails = await smtp.waitForMails(2);
  expect(mails.map(({ to }) => to[0])).toEqual([emails[0], 'other@factory.example']);
});

test('distinguishes dots outside Gmail', async () => {
  for (const email of ['ab@factory.example', 'a.b@factory.example'])
    await api.post(createNewsletterFields({ email }));
  expect(await smtp.waitForMails(2)).toHaveLength(2);
});

test('sends a mailbox one mail an hour and three a day', async () => {
  const requestTwice = async (hours: number) => {
    advanceClock(hours * HOUR_MS);
    await api.post(createNewsletterFields());
    await api.post(createContactFields({ email: 'reader@factory.example', ...getConsent() }));
    advanceClock(hours * HOUR_MS + HOUR_MS / 2);
    await api.post(createNewsletterFields());
  };
  for (const hours of [0, 2, 4, 6, 8]) await requestTwice(hours);
  advanceClock(25 * HOUR_MS);
  await api.post(createNewsletterFields());
  await api.post(createNewsletterFields({ email: 'last@factory.example' }));
  await smtp.waitForMailsTo(SALES, 5);
  // A connection that the clock jump closed is retried, so the order may vary.
  const confirmationMails = await smtp.waitForMatchingMails(
    ({ headers }) => headers['list-unsubscribe'] !== undefined,
    5,
  );
  expect(confirmationMails.map(({ to }) => to[0]).sort()).toEqual([
    'last@factory.example',
    ...Array(4).fill('reader@factory.example'),
  ]);
});

test('stores requests beyond the daily limit and sends their mails later', async () => {
  await api.stop();
  api = await startApi({ ...api.env, NEWSLETTER_DAILY_LIMIT: '2' });
  advanceClock(0);
  for (const name of ['a', 'b', 'c']) {
    const response = await api.post(createNewsletterFields({ email: `${name}@factory.example` }));
    expect(response.status).toBe(201);
  }
  await smtp.waitForMails(2);
  expect(await getReadiness(api)).toMatchObject({ deliveries: { held: 1 } });
  expect((await exportEnquiries(api.env)).map(({ subscription }) => subscription)).toEqual(
    Array(3).fill('pending'),
  );

  advanceClock(25 * HOUR_MS);
  await api.post(createNewsletterFields({ email: 'c@factory.example' }));
  const mails = await smtp.waitForMails(3);
  expect(mails.map(({ to }) => to[0])).toEqual([
    'a@factory.example',
    'b@factory.example',
    'c@factory.example',
  ]);
});

test('ignores mails from before the clock was set back', async () => {
  await api.stop();
  api = await startApi({ ...api.env, NEWSLETTER_DAILY_LIMIT: '2' });
  advanceClock(365 * 24 * HOUR_MS);
  for (const name of ['a', 'b']) await api.post(createNewsletterFields({ email: `${name}@factory.example` }));
  advanceClock(0);
  for (const name of ['a', 'c']) await api.post(createNewsletterFields({ email: `${name}@factory.example` }));
  const mails = await smtp.waitForMails(4);
  expect(mails.map(({ to }) => to[0]?.[0]).sort()).toEqual(['a', 'a', 'b', 'c']);
});

test('accepts a link while the clock is not plausible', async () => {
  await api.post(createNewsletterFields());
  const [mail] = await smtp.waitForMails(1);
  advanceClock(365 * 24 * HOUR_MS);
  expect((await post(getLinks(mail?.text).confirm)).status).toBe(200);
});

test.each<[string, (reader: Reader) => Promise<string> | string]>([
  ['no token', () => ''],
  ['a token with another secret', (reader) => signToken('confirm', reader, 'another secret', Date.now())],
  ['an expired token', (reader) => signToken('confirm', reader, getSecret(), Date.now() - 8 * 24 * HOUR_MS)],
  ['an unsubscribe token', (reader) => signToken('unsubscribe', reader, getSecret(), Date.now())],
  [
    'a truncated token',
    async (reader) => (await signToken('confirm', reader, getSecret(), Date.now())).slice(0, -2),
  ],
  [
    'a token of an erased reader',
    (reader) => signToken('confirm', { ...reader, id: 'x' }, getSecret(), Date.now()),
  ],
])('shows an error page for a link with %s', async (_, createToken) => {
  await api.recorder.waitForEntry({ event: 'retention' });
  const reader = await subscribe();
  const createUrl = (token: string) => `${api.url}/api/newsletter/confirm?token=${token}`;
  const url = createUrl(await createToken(reader));
  for (const response of [await fetch(url), await post(url)]) {
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(texts.en.pages.invalid.title);
  }
  // The reader exists, so only the token was wrong.
  const token = await signToken('confirm', reader, getSecret(), Date.now() - 6 * 24 * HOUR_MS);
  expect((await fetch(createUrl(token))).status).toBe(200);
});

/** The subscriber of a token, and when the token expires, in seconds since 1970. */
type Reader = { id: string; generation: number; exp: number };

/** Requests a subscription. */
async function subscribe(): Promise<Reader> {
  await api.post(createNewsletterFields());
  const [mail] = await smtp.waitForMails(1);
  const token = new URL(getLinks(mail?.text).confirm).searchParams.get('token');
  const payload = token?.split('.')[1] ?? '';
  const { sub: id, generation, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { id, generation, exp };
}

function getSecret(): string {
  return api.env.LEADS_SECRET ?? '';
}
