/** @jest-environment node */
import { contactFields, getConsent, getTransferConsent } from './helpers/leadFields';
import { exportedLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';

const { startedAt: _, ...shown } = contactFields({ ...getConsent(), consent: 'on' });
const fields = shown as Record<string, string>;

async function location(api: RunningApi, changed: Record<string, string>, headers = {}) {
  const response = await api.postForm({ ...fields, ...changed }, headers);
  expect(response.status).toBe(303);
  return response.headers.get('Location');
}

test.each([
  ['an enquiry in Vietnamese', {}, '/vi/contact/?sent=contact#form-sent'],
  ['a trial in Chinese', { kind: 'trial', locale: 'zh' }, '/zh/contact/?sent=trial#form-sent'],
  [
    'a newsletter in English',
    { kind: 'newsletter', locale: 'en' },
    '/en/insights/?sent=newsletter#newsletter-sent',
  ],
  [
    'a newsletter without its consent',
    { kind: 'newsletter', consent: '' },
    '/vi/insights/?failed=invalid#newsletter-failed',
  ],
  [
    'a form with an address and numbers as people paste them',
    { email: 'Ánh <anh＠factory.example>', phone: '0912 345 678 / 0987 654 321 (Zalo)' },
    '/vi/contact/?sent=contact#form-sent',
  ],
  ['a form with a mistake', { email: 'nowhere' }, '/vi/contact/?failed=invalid#form-failed'],
  ['a form in no language of ours', { locale: 'fr' }, '/en/contact/?failed=invalid#form-failed'],
  ['a form that is too large', { message: 'm'.repeat(70_000) }, '/en/contact/?failed=tooLarge#form-failed'],
])('%s comes back to a page', async (_, changed, expected) => {
  expect(await location(await startApi(), changed)).toBe(expected);
});

test('a form that cannot be read comes back in the language of its page', async () => {
  const api = await startApi();
  const changed = { message: 'm'.repeat(70_000) };
  const referrer = { Referer: `${api.url}/zh/contact/` };
  expect(await location(api, changed, referrer)).toBe('/zh/contact/?failed=tooLarge#form-failed');
});

test('what the form says is stored, and a key in a hidden field makes it once', async () => {
  const api = await startApi();
  const changed = {
    idempotencyKey: 'native-1',
    transfer: 'on',
    transferVersion: String(getTransferConsent().transferVersion),
    message: 'một\r\nhai',
    phone: '',
  };
  await location(api, changed);
  expect(await location(api, changed)).toBe('/vi/contact/?sent=contact#form-sent');
  expect(await exportedLeads(api.env)).toEqual([
    expect.objectContaining({ name: fields.name, transfer: true, message: 'một\nhai', phone: '' }),
  ]);
});

test('a form that is sent, gone back to, changed and sent again is stored as it was each time', async () => {
  const api = await startApi();
  const again = { idempotencyKey: 'native-1', message: 'Xin lỗi, tôi quên hỏi giá.' };
  for (const changed of [{ idempotencyKey: 'native-1' }, again, again]) {
    expect(await location(api, changed)).toBe('/vi/contact/?sent=contact#form-sent');
  }
  expect((await exportedLeads(api.env)).map(({ message }) => message)).toEqual([
    fields.message,
    again.message,
  ]);
});

test.each([
  ['too long', 'k'.repeat(256)],
  ['of spaces', '   '],
  ['in Chinese', '钥匙'],
])('a key that is %s does not hold back a form', async (_title, idempotencyKey) => {
  const api = await startApi();
  expect(await location(api, { idempotencyKey })).toBe('/vi/contact/?sent=contact#form-sent');
  expect(await exportedLeads(api.env)).toHaveLength(1);
});

test('an empty key in the hidden field makes every form a new lead', async () => {
  const api = await startApi();
  await location(api, { idempotencyKey: '' });
  await location(api, { idempotencyKey: '' });
  expect(await exportedLeads(api.env)).toHaveLength(2);
});

test('too many forms come back to a page that says so', async () => {
  const api = await startApi({ LEADS_RATE_LIMIT: '1' });
  await location(api, {});
  const failed = (locale: string) => `/${locale}/contact/?failed=rateLimited#form-failed`;
  expect(await location(api, {}, { Referer: `${api.url}/vi/contact/` })).toBe(failed('vi'));
  // A page elsewhere tells only where it is from.
  const elsewhere = { Referer: 'https://cdn.example/', 'Accept-Language': 'zh-CN,zh;q=0.9' };
  expect(await location(api, {}, elsewhere)).toBe(failed('zh'));
});

test('a form of an allowed page elsewhere comes back there', async () => {
  const api = await startApi({ LEADS_ALLOWED_ORIGINS: 'https://cdn.example' });
  const expected = 'https://cdn.example/vi/contact/?sent=contact#form-sent';
  expect(await location(api, {}, { Origin: 'https://cdn.example' })).toBe(expected);
});

test('the same form sent by a script is answered with JSON', async () => {
  const api = await startApi();
  const response = await api.postForm(fields, { Accept: 'application/json' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: expect.any(String) });
});
