/** @jest-environment node */
import { createHash } from 'node:crypto';
import { loadMailMessages } from '@/lib/content/mail/loadMailMessages';
import { signToken } from '@/server/enquiries/newsletter/newsletterToken';
import { contactFields, getConsent, getTransferConsent, newsletterFields } from './helpers/leadFields';
import { mailEnv, SALES } from './helpers/mailEnv';
import { readiness } from './helpers/readiness';
import { exportedLeads, runLeads } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { type RunningApi, startApi } from './helpers/startApi';

const texts = loadMailMessages();

let smtp: SmtpServer;
let api: RunningApi;

beforeEach(async () => {
  smtp = new SmtpServer();
  api = await startApi(mailEnv(await smtp.listen()));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await smtp.close();
});

const HOUR = 3_600_000;
const { now } = Date;

/** Sets the server's clock ahead by so much. It goes on, because a delivery that failed is tried again after a while. */
function later(ms: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

/** The links of a mail, as they lead to the server under test. */
function links(text: string | undefined): { confirm: string; unsubscribe: string } {
  const find = (purpose: string) =>
    new RegExp(`https://www\\.lotus\\.example(/api/newsletter/${purpose}\\?token=\\S+)`).exec(
      text ?? '',
    )?.[1];
  return { confirm: `${api.url}${find('confirm')}`, unsubscribe: `${api.url}${find('unsubscribe')}` };
}

async function subscription(): Promise<unknown> {
  return (await exportedLeads(api.env))[0]?.subscription;
}

const post = (url: string, init: RequestInit = {}) => fetch(url, { method: 'POST', ...init });

test('a subscription is in force once the link is opened and the button pressed', async () => {
  await api.post(newsletterFields({ locale: 'zh' }));
  const [mail] = await smtp.until(1);
  expect(mail?.to).toEqual(['reader@factory.example']);
  expect(mail?.headers.subject).toBe(texts.zh.confirmation.subject);
  expect(mail?.text).toContain('7 天内');

  const page = await fetch(links(mail?.text).confirm);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(
    `<form method="post"><button>${texts.zh.pages.confirm.button}</button></form>`,
  );
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await subscription()).toBe('pending');

  const confirmed = await post(links(mail?.text).confirm);
  expect(await confirmed.text()).toContain('<html lang="zh">');
  expect(await subscription()).toBe('confirmed');
  const [, welcome] = await smtp.until(2);
  expect(welcome?.headers.subject).toBe(texts.zh.welcome.subject);
});

test('the policy of a page in the browser lets its own style through, by its hash, and no other', async () => {
  const page = await fetch(`${api.url}/api/newsletter/confirm?token=none`);
  const style = /<style>(.*?)<\/style>/s.exec(await page.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}';`);
});

test('a mail program unsubscribes with one click, as RFC 8058 has it', async () => {
  await api.post(newsletterFields());
  const [mail] = await smtp.until(1);
  await post(links(mail?.text).confirm);
  const [, welcome] = await smtp.until(2);
  expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const { unsubscribe } = links(welcome?.headers['list-unsubscribe']?.replace('>', ''));

  expect(await (await fetch(unsubscribe)).text()).toContain(
    `<button>${texts.en.pages.unsubscribe.button}</button>`,
  );
  expect(await subscription()).toBe('confirmed');
  const response = await post(unsubscribe, {
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(response.status).toBe(200);
  expect(await subscription()).toBe('unsubscribed');

  expect((await post(links(mail?.text).confirm)).status).toBe(400);
  expect(await subscription()).toBe('unsubscribed');
});

test('an enquiry whose sender agrees to information about products asks for a confirmation', async () => {
  await api.post(contactFields(getConsent()));
  const subjects = (await smtp.untilTo('anh@factory.example', 2)).map(({ headers }) => headers.subject);
  expect(subjects).toContain(texts.vi.confirmation.subject);
  expect(await subscription()).toBe('pending');
});

test.each([
  ['without a tick', {}],
  ['with a tick for the head office alone', getTransferConsent()],
  ['with a tick beside a text that is none of ours', { consent: true, consentVersion: '2026-11-21' }],
  ['with a tick beside a text of another language', getConsent('zh')],
])('an enquiry %s adds its sender to no mailing', async (_, boxes) => {
  await api.post(contactFields(boxes));
  await api.post(newsletterFields());
  await smtp.untilTo('reader@factory.example', 1);
  const mails = await smtp.untilTo('anh@factory.example', 1);
  expect(mails.map(({ headers }) => headers['list-unsubscribe'])).toEqual([undefined]);
  expect(await subscription()).toBe('');
});

test('an address that is typed in again and again gets one mail', async () => {
  await api.post(newsletterFields());
  await api.post(newsletterFields({ email: 'READER@factory.example' }));
  await api.post(newsletterFields({ email: 'other@factory.example' }));
  const mails = await smtp.until(2);
  expect(mails.map(({ to }) => to[0])).toEqual(['reader@factory.example', 'other@factory.example']);
});

test('who has unsubscribed stays so until the link of a new mail is opened, and no old link counts', async () => {
  later(0);
  await api.post(newsletterFields());
  const [first] = await smtp.until(1);
  await post(links(first?.text).confirm);
  const [, welcome] = await smtp.until(2);
  await post(links(welcome?.text).unsubscribe);

  later(2 * HOUR);
  await api.post(newsletterFields({ locale: 'zh' }));
  const [, , second] = await smtp.until(3);
  expect(await subscription()).toBe('unsubscribed');
  for (const response of [await fetch(links(first?.text).confirm), await post(links(first?.text).confirm)]) {
    expect(response.status).toBe(400);
  }
  expect(await subscription()).toBe('unsubscribed');
  expect((await post(links(second?.text).confirm)).status).toBe(200);
  expect(await subscription()).toBe('confirmed');
});

test('who refuses a request made in their name is not subscribed by its link either', async () => {
  await api.post(newsletterFields());
  const [mail] = await smtp.until(1);
  const { confirm, unsubscribe } = links(mail?.text);
  await post(unsubscribe);
  expect((await post(confirm)).status).toBe(400);

  later(2 * HOUR);
  await api.post(newsletterFields());
  const [, again] = await smtp.until(2);
  await post(links(again?.text).unsubscribe);
  expect((await post(links(again?.text).confirm)).status).toBe(400);
  expect(await subscription()).toBe('unsubscribed');
});

/** Subscribes a reader now, who unsubscribes an hour later and three hours from now asks again, in Chinese. */
async function askAgain() {
  later(0);
  await api.post(newsletterFields());
  const [first] = await smtp.until(1);
  await post(links(first?.text).confirm);
  const [, welcome] = await smtp.until(2);
  later(HOUR);
  await post(links(welcome?.text).unsubscribe);
  later(3 * HOUR);
  await api.post(newsletterFields({ locale: 'zh' }));
  const [, , again] = await smtp.until(3);
  return links(again?.text);
}

/** What is kept as proof when all else of the reader is erased after five hours: times in hours from now. */
async function proofs(): Promise<string[]> {
  later(5 * HOUR);
  await runLeads(api.env, 'erase', 'reader@factory.example');
  const { written } = await runLeads(api.env, 'consents', 'reader@factory.example');
  const inHours = (time: string) => String(Math.round((Date.parse(time) - now()) / HOUR));
  return written
    .split('\n')
    .filter((line) => line.startsWith('newsletter'))
    .map((line) =>
      line
        .replace(/20\S+Z/g, inHours)
        .replace(/^newsletter +| text/g, '')
        .replace(/ +/g, ' '),
    );
}

test('who subscribes again after unsubscribing leaves two proofs, each with its own times', async () => {
  const { confirm } = await askAgain();
  later(4 * HOUR);
  expect((await post(confirm)).status).toBe(200);
  expect((await proofs()).filter((proof) => proof.includes('confirmed'))).toEqual([
    'en given 0 confirmed 0 ended 1',
    'zh given 3 confirmed 4 ended 5',
  ]);
});

test('a request that nobody confirms leaves the proof of the subscription that was ended as it is', async () => {
  await askAgain();
  await api.post(newsletterFields({ locale: 'vi' }));
  expect(await subscription()).toBe('unsubscribed');
  expect((await proofs()).filter((proof) => proof.includes('confirmed'))).toEqual([
    'en given 0 confirmed 0 ended 1',
  ]);
});

test('a request after unsubscribing that is refused ends when it is refused', async () => {
  const { unsubscribe } = await askAgain();
  later(4 * HOUR);
  await post(unsubscribe);
  const kept = await proofs();
  expect(kept).toContain('en given 0 confirmed 0 ended 1');
  expect(kept).toContain('zh given 3 ended 4');
});

test('nobody else’s request changes anything for who is subscribed', async () => {
  later(0);
  await api.post(newsletterFields({ locale: 'zh' }));
  const [mail] = await smtp.until(1);
  await post(links(mail?.text).confirm);
  await smtp.until(2);

  later(2 * HOUR);
  const known = await api.post(newsletterFields({ locale: 'vi' }));
  const unknown = await api.post(newsletterFields({ email: 'other@factory.example' }));
  expect([known.status, unknown.status]).toEqual([201, 201]);
  expect(Object.keys((await known.json()) as object)).toEqual(Object.keys((await unknown.json()) as object));
  const mails = await smtp.until(3);
  expect(mails.at(-1)?.to).toEqual(['other@factory.example']);
  expect(await subscription()).toBe('confirmed');
  expect(await (await fetch(links(mail?.text).confirm)).text()).toContain('<html lang="zh">');
});

test('a confirmed subscription stays so when its link is opened again, with one welcome', async () => {
  await api.post(newsletterFields());
  const [mail] = await smtp.until(1);
  for (const _ of [1, 2]) expect((await post(links(mail?.text).confirm)).status).toBe(200);
  await smtp.until(2);
  await api.post(newsletterFields({ email: 'other@factory.example' }));
  expect((await smtp.until(3)).at(-1)?.to).toEqual(['other@factory.example']);
});

test.each([
  ['plus signs', ['a@factory.example', 'a+1@factory.example', 'A+2@FACTORY.example']],
  ['dots at Gmail', ['ab@gmail.com', 'a.b@gmail.com', 'a.b+x@googlemail.com']],
])('spelling an address with %s brings its mailbox no second mail', async (_, emails) => {
  for (const email of emails) await api.post(newsletterFields({ email }));
  await api.post(newsletterFields({ email: 'other@factory.example' }));
  const mails = await smtp.until(2);
  expect(mails.map(({ to }) => to[0])).toEqual([emails[0], 'other@factory.example']);
});

test('dots elsewhere than at Gmail make another mailbox', async () => {
  for (const email of ['ab@factory.example', 'a.b@factory.example'])
    await api.post(newsletterFields({ email }));
  expect(await smtp.until(2)).toHaveLength(2);
});

test('one mailbox gets a mail an hour and three a day, by newsletter or enquiry, and more tomorrow', async () => {
  const asked = async (hours: number) => {
    later(hours * HOUR);
    await api.post(newsletterFields());
    await api.post(contactFields({ email: 'reader@factory.example', ...getConsent() }));
    later(hours * HOUR + HOUR / 2);
    await api.post(newsletterFields());
  };
  for (const hours of [0, 2, 4, 6, 8]) await asked(hours);
  later(25 * HOUR);
  await api.post(newsletterFields());
  await api.post(newsletterFields({ email: 'last@factory.example' }));
  await smtp.untilTo(SALES, 5);
  // A connection that the clock's jump closed is tried again, so the order is not certain.
  const asking = await smtp.untilMails(({ headers }) => headers['list-unsubscribe'] !== undefined, 5);
  expect(asking.map(({ to }) => to[0]).sort()).toEqual([
    'last@factory.example',
    ...Array(4).fill('reader@factory.example'),
  ]);
});

test('the mails of a day are bounded in all, and who comes after is stored and logged', async () => {
  await api.stop();
  api = await startApi({ ...api.env, NEWSLETTER_DAILY_LIMIT: '2' });
  later(0);
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) {
    const response = await api.post(newsletterFields({ email: `${name}@factory.example` }));
    expect(response.status).toBe(201);
    ids.push(((await response.json()) as { id: string }).id);
  }
  await api.recorder.until({ event: 'confirmation', status: 'held', id: ids[2] });
  expect((await exportedLeads(api.env)).map(({ subscription }) => subscription)).toEqual(
    Array(3).fill('pending'),
  );

  later(25 * HOUR);
  await api.post(newsletterFields({ email: 'c@factory.example' }));
  const mails = await smtp.until(3);
  expect(mails.map(({ to }) => to[0])).toEqual([
    'a@factory.example',
    'b@factory.example',
    'c@factory.example',
  ]);
});

test('what was mailed by a clock a year ahead leaves the day its share once the clock is right', async () => {
  await api.stop();
  api = await startApi({ ...api.env, NEWSLETTER_DAILY_LIMIT: '2' });
  later(365 * 24 * HOUR);
  for (const name of ['a', 'b']) await api.post(newsletterFields({ email: `${name}@factory.example` }));
  later(0);
  for (const name of ['a', 'c']) await api.post(newsletterFields({ email: `${name}@factory.example` }));
  const mails = await smtp.until(4);
  expect(mails.map(({ to }) => to[0]?.[0]).sort()).toEqual(['a', 'a', 'b', 'c']);
});

test('a mail to an address that does not exist is given up', async () => {
  smtp.refuse('reader@factory.example', '550 no such user');
  await api.post(newsletterFields());
  await api.recorder.until({ event: 'delivery', channel: 'confirmation', status: 'abandoned' });
  expect(await readiness(api)).toMatchObject({ deliveries: { waiting: 0, failed: 0, failedToVisitors: 1 } });
});

const holder = { id: 'x', generation: 0 };

test.each([
  ['no token', () => ''],
  ['a token of another secret', () => signToken('confirm', holder, 'another secret', Date.now())],
  ['a token that has expired', () => signToken('confirm', holder, secret(), Date.now() - 8 * 86_400_000)],
  ['a token to unsubscribe', () => signToken('unsubscribe', holder, secret(), Date.now())],
  ['a token whose end is cut off', () => signToken('confirm', holder, secret(), Date.now()).slice(0, -1)],
  ['a token of somebody erased', () => signToken('confirm', holder, secret(), Date.now())],
])('a link with %s leads to a page that says so', async (_, token) => {
  const url = `${api.url}/api/newsletter/confirm?token=${token()}`;
  for (const response of [await fetch(url), await post(url)]) {
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(texts.en.pages.invalid.title);
  }
});

function secret(): string {
  return api.env.LEADS_SECRET ?? '';
}
