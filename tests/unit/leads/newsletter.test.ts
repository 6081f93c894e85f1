/** @jest-environment node */
import { signToken } from '@/server/leads/newsletterToken';
import { contactFields, newsletterFields } from './helpers/leadFields';
import { mailEnv } from './helpers/mailEnv';
import { exportedLeads } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { type RunningApi, startApi } from './helpers/startApi';

let smtp: SmtpServer;
let api: RunningApi;

beforeEach(async () => {
  smtp = new SmtpServer();
  api = await startApi(mailEnv(await smtp.listen()));
});

afterEach(() => smtp.close());

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
  expect(mail?.headers.subject).toBe('请确认订阅莲桥数字科技的邮件资讯');
  expect(mail?.text).toContain('请在 7 天内');

  const page = await fetch(links(mail?.text).confirm);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post"><button>确认订阅</button></form>');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await subscription()).toBe('pending');

  const confirmed = await post(links(mail?.text).confirm);
  expect(await confirmed.text()).toContain('<html lang="zh">');
  expect(await subscription()).toBe('confirmed');
  const [, welcome] = await smtp.until(2);
  expect(welcome?.headers.subject).toBe('您已成功订阅莲桥数字科技的邮件资讯');
});

test('a mail program unsubscribes with one click, as RFC 8058 has it', async () => {
  await api.post(newsletterFields());
  const [mail] = await smtp.until(1);
  await post(links(mail?.text).confirm);
  const [, welcome] = await smtp.until(2);
  expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const { unsubscribe } = links(welcome?.headers['list-unsubscribe']?.replace('>', ''));

  expect(await (await fetch(unsubscribe)).text()).toContain('<button>Unsubscribe</button>');
  expect(await subscription()).toBe('confirmed');
  const response = await post(unsubscribe, {
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(response.status).toBe(200);
  expect(await subscription()).toBe('unsubscribed');

  expect((await post(links(mail?.text).confirm)).status).toBe(400);
  expect(await subscription()).toBe('unsubscribed');
});

test('an enquiry with the second consent asks for a confirmation too', async () => {
  await api.post(contactFields({ newsConsent: true, newsConsentVersion: '2026-11-21' }));
  const mails = await smtp.until(2);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual(['anh@factory.example', 'sales@lotus.example']);
  expect(await subscription()).toBe('pending');
});

test('an address that is typed in again and again gets one mail', async () => {
  await api.post(newsletterFields());
  await api.post(newsletterFields({ email: 'READER@factory.example' }));
  await api.post(newsletterFields({ email: 'other@factory.example' }));
  const mails = await smtp.until(2);
  expect(mails.map(({ to }) => to[0])).toEqual(['reader@factory.example', 'other@factory.example']);
});

test('who has unsubscribed can subscribe again', async () => {
  await api.post(newsletterFields());
  const [mail] = await smtp.until(1);
  await post(links(mail?.text).unsubscribe);
  await api.post(newsletterFields());
  expect(await subscription()).toBe('pending');
});

test('a mail to an address that does not exist is given up', async () => {
  smtp.refusals.push('550 no such user');
  await api.post(newsletterFields());
  await api.recorder.until({ event: 'delivery', channel: 'confirmation', status: 'abandoned' });
  expect(await (await fetch(`${api.url}/healthz`)).json()).toMatchObject({ waiting: 0 });
});

test.each([
  ['no token', () => ''],
  ['a token of another secret', () => signToken('confirm', 'x', 'another secret', Date.now())],
  ['a token that has expired', () => signToken('confirm', 'x', secret(), Date.now() - 8 * 86_400_000)],
  ['a token to unsubscribe', () => signToken('unsubscribe', 'x', secret(), Date.now())],
  ['a token whose end is cut off', () => signToken('confirm', 'x', secret(), Date.now()).slice(0, -1)],
  ['a token of somebody erased', () => signToken('confirm', 'x', secret(), Date.now())],
])('a link with %s leads to a page that says so', async (_, token) => {
  const url = `${api.url}/api/newsletter/confirm?token=${token()}`;
  for (const response of [await fetch(url), await post(url)]) {
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This link is no longer valid');
  }
});

function secret(): string {
  return api.env.LEADS_SECRET ?? '';
}
