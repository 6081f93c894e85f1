import { getReceiptFiller } from '@/server/enquiries/receipt';
import { createContactFields, getConsent, getTransferConsent } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { type RunningApi, shareApi, startApi } from './helpers/startApi';

const { startedAt: _, ...formFields } = createContactFields({ ...getConsent(), consent: 'on' });
const fields = formFields as Record<string, string>;

const getApi = shareApi();

async function getRedirect(api: RunningApi, overrides: Record<string, string>, headers = {}) {
  const response = await api.postForm({ ...fields, ...overrides }, headers);
  expect(response.status).toBe(303);
  return response.headers.get('Location');
}

test.each([
  ['an enquiry in Vietnamese', {}, '/vi/contact/?sent=contact#form-sent'],
  ['a trial in Chinese', { kind: 'trial', locale: 'zh' }, '/zh/contact/?sent=trial#form-sent'],
  [
    'a newsletter subscription in English',
    { kind: 'newsletter', locale: 'en' },
    '/en/insights/?sent=newsletter#newsletter-sent',
  ],
  [
    'a newsletter subscription without consent',
    { kind: 'newsletter', consent: '' },
    '/vi/insights/?failed=invalid#newsletter-failed-consent-required',
  ],
  [
    'a form with pasted contact details',
    { email: 'Ánh <anh＠factory.example>', phone: '0912 345 678 / 0987 654 321 (Zalo)' },
    '/vi/contact/?sent=contact#form-sent',
  ],
  [
    'a form with an invalid email address',
    { email: 'nowhere' },
    '/vi/contact/?failed=invalid#form-failed-email-invalid',
  ],
  [
    'a form without name and message',
    { name: '', message: '' },
    '/vi/contact/?failed=invalid#form-failed-name-required',
  ],
  ['a form without a subject', { subject: '' }, '/vi/contact/?failed=invalid#form-failed-subject-required'],
  [
    'a form whose company is too long',
    { company: 'c'.repeat(200) },
    '/vi/contact/?failed=invalid#form-failed',
  ],
  [
    'a registration of an invalid number of people',
    { people: '1.5' },
    '/vi/contact/?failed=invalid#form-failed-people-invalid',
  ],
  [
    'a registration of too many people',
    { people: '1000' },
    '/vi/contact/?failed=invalid#form-failed-people-tooLong',
  ],
  ['a form with an unknown locale', { locale: 'fr' }, '/en/contact/?failed=invalid#form-failed'],
  ['a form that is too large', { message: 'm'.repeat(70_000) }, '/en/contact/?failed=tooLarge#form-failed'],
])('redirects %s to a page', async (_, changed, expected) => {
  expect(await getRedirect(getApi(), changed)).toBe(expected);
});

test('redirects an unreadable form to the locale of its page', async () => {
  const changed = { message: 'm'.repeat(70_000) };
  const referrer = { Referer: `${getApi().url}/zh/contact/` };
  expect(await getRedirect(getApi(), changed, referrer)).toBe('/zh/contact/?failed=tooLarge#form-failed');
});

test('stores a form with a hidden key once', async () => {
  const api = await startApi();
  const changed = {
    idempotencyKey: 'native-1',
    transfer: 'on',
    transferVersion: String(getTransferConsent().transferVersion),
    message: 'một\r\nhai',
    phone: '',
  };
  await getRedirect(api, changed);
  expect(await getRedirect(api, changed)).toBe('/vi/contact/?sent=contact#form-sent');
  expect(await exportEnquiries(api.env)).toEqual([
    expect.objectContaining({ name: fields.name, transfer: true, message: 'một\nhai', phone: '' }),
  ]);
});

test('stores each version of a form that is changed and resent', async () => {
  const api = await startApi();
  const changedForm = { idempotencyKey: 'native-1', message: 'Xin lỗi, tôi quên hỏi giá.' };
  for (const changed of [{ idempotencyKey: 'native-1' }, changedForm, changedForm]) {
    expect(await getRedirect(api, changed)).toBe('/vi/contact/?sent=contact#form-sent');
  }
  expect((await exportEnquiries(api.env)).map(({ message }) => message)).toEqual([
    fields.message,
    changedForm.message,
  ]);
});

test('stores a form again on another day', async () => {
  const api = await startApi();
  const morning = Date.parse('2026-11-26T02:00:00Z');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(morning);
  for (const hours of [0, 8, 24]) {
    clock.mockReturnValue(morning + hours * 3_600_000);
    await getRedirect(api, { idempotencyKey: 'form' });
  }
  expect(await exportEnquiries(api.env)).toHaveLength(2);
});

test.each([
  ['too long', 'k'.repeat(256)],
  ['blank', '   '],
  ['in Chinese', '钥匙'],
])('stores a form whose key is %s', async (_title, idempotencyKey) => {
  const api = await startApi();
  expect(await getRedirect(api, { idempotencyKey })).toBe('/vi/contact/?sent=contact#form-sent');
  expect(await exportEnquiries(api.env)).toHaveLength(1);
});

describe('a form that is not accepted', () => {
  const message = '第一行 <b>&"\nDòng thứ hai';

  test.each([
    ['rate-limited', { LEADS_RATE_LIMIT: '1' }, {}, 429, true],
    ['without a store', { LEADS_DATABASE_URL: 'file:/dev/null/leads.db' }, {}, 503, true],
    ['from another site', {}, { Origin: 'https://evil.example' }, 403, false],
    ['from an unknown page', {}, { Origin: 'null' }, 403, false],
    ['from a frame', {}, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403, false],
  ] as const)('gets a page with its text: %s', async (_, env, headers, status, canSend) => {
    const api = await startApi(env, status === 503 ? 'unreachable' : 'open');
    if (status === 429) await getRedirect(api, {});
    const response = await api.postForm({ ...fields, locale: 'zh', message }, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('<html lang="zh-Hans">');
    expect(page).toContain('>\n第一行 &lt;b&gt;&amp;&quot;\nDòng thứ hai</textarea>');
    expect(page.includes('<form method="post" action="/api/leads">')).toBe(canSend);
    expect(page.includes(`name="email" value="${fields.email}"`)).toBe(canSend);
  });

  test('is accepted from a page of this site whose referrers are switched off', async () => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    expect(await getRedirect(getApi(), {}, headers)).toBe('/vi/contact/?sent=contact#form-sent');
  });
});

test('redirects a form of an allowed origin to that origin', async () => {
  const api = await startApi({ LEADS_ALLOWED_ORIGINS: 'https://cdn.example' });
  const expected = 'https://cdn.example/vi/contact/?sent=contact#form-sent';
  expect(await getRedirect(api, {}, { Origin: 'https://cdn.example' })).toBe(expected);
});

describe('the receipt of a native form', () => {
  const page = [
    '<div id="form-sent"><div data-receipt=""><p>Soon.</p><template>',
    '<p data-kind="{kind}">{number}, {hour}, {day}, {channel}, {contact}, {other}</p>',
    '</template></div></div>',
  ].join('');
  const getProxiedApi = shareApi({ TRUST_PROXY: '1', LEADS_ALLOWED_ORIGINS: 'https://cdn.example' });
  const postForReceipt = async (overrides: Record<string, string> = {}, headers = {}) => {
    const response = await getProxiedApi().postForm({ ...fields, ...overrides }, headers);
    const enquiry = (await exportEnquiries(getProxiedApi().env)).at(-1);
    return { cookie: response.headers.get('Set-Cookie'), enquiry };
  };

  test('fills the page that the visitor is redirected to', async () => {
    const changed = { kind: 'trial', email: "o'x$&@factory.example", phone: '' };
    const { cookie, enquiry } = await postForReceipt(changed);
    const [value, ...attributes] = (cookie ?? '').split('; ');
    expect(attributes).toEqual(['Max-Age=600', 'Path=/vi/contact/', 'HttpOnly', 'SameSite=Lax']);
    const filled = getReceiptFiller('?sent=trial', `locale=vi; ${value}`)?.(page) ?? '';
    const number = String(enquiry?.id).slice(0, 8);
    const texts = [
      number,
      String.raw`\d+[h:]\d\d`,
      'thứ .+',
      'email',
      String.raw`o&#39;x\$&amp;@factory\.example`,
      '{other}',
    ];
    expect(filled).toMatch(
      new RegExp(`^<div id="form-sent"><p data-kind="trial">${texts.join(', ')}</p></div>$`),
    );
  });

  test('keeps a telephone number on one line', async () => {
    const { cookie } = await postForReceipt({ phone: '0912 345 678', replyChannel: 'zalo' });
    const filled = getReceiptFiller('?sent=contact', cookie?.split('; ')[0])?.(page);
    expect(filled).toContain('zalo, 0912\u00a0345\u00a0678, ');
  });

  test.each([
    ['over TLS', { 'X-Forwarded-Proto': 'https' }, /; Secure/],
    ['on another origin', { Origin: 'https://cdn.example' }, /^$/],
  ])('is sent as a cookie if the form is %s', async (_, headers, expected) => {
    const { cookie } = await postForReceipt({}, headers);
    expect(cookie ?? '').toMatch(expected);
  });

  test('is missing for a newsletter subscription', async () => {
    const { cookie } = await postForReceipt({ kind: 'newsletter', consent: 'on' });
    expect(cookie).toBeNull();
  });

  test.each([
    ['', 'receipt=%7B%22kind%22%3A%22trial%22%7D'],
    ['?sent=trial', undefined],
    ['?sent=trial', 'receipt=%7B'],
    ['?sent=trial', 'receipt=%7B%22kind%22%3A%22trial%22%7D'],
  ])('is ignored for the query "%s" with the cookie %s', (search, cookies) => {
    expect(getReceiptFiller(search, cookies)).toBeUndefined();
  });
});

test('responds with JSON to a form sent by a script', async () => {
  const response = await getApi().postForm(fields, { Accept: 'application/json' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ id: expect.any(String) });
});
