import { getAbsoluteUrl } from '@/lib/i18n/site';
import { SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields, type Fields } from './helpers/enquiryFields';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { shareApi, startMailApi } from './helpers/startApi';

const getApi = shareApi();

const readLast = async () => (await exportEnquiries(getApi().env)).at(-1);

async function postAndRead(fields: Fields) {
  expect((await getApi().post(createContactFields(fields))).status).toBe(201);
  return readLast();
}

/** Posts a form without scripts from a page with a query. Returns the URL of the redirect. */
async function postForm({ startedAt: _, ...fields }: Fields, query: string): Promise<string | null> {
  const headers = { Referer: `https://site.example/vi/contact/?${query}` };
  return (await getApi().postForm(fields as Record<string, string>, headers)).headers.get('Location');
}

test.each(['case:bac-ninh-2', 'service:erp', `case:${'a'.repeat(95)}`])('stores about=%s', async (about) => {
  expect(await postAndRead({ about })).toMatchObject({ about });
});

test.each<[string, unknown]>([
  ['an unknown type', 'article:erp'],
  ['a missing id', 'case:'],
  ['capital letters', 'case:Bac-Ninh'],
  ['a path', 'case:../erp'],
  ['a second line', 'case:erp\nx'],
  ['markup', 'case:<b>'],
  ['more than 100 characters', `case:${'a'.repeat(96)}`],
  ['a list', ['case:erp']],
  ['a number', 7],
  ['null', null],
])('stores no about for %s', async (_, about) => {
  expect(await postAndRead({ about })).toMatchObject({ about: '' });
});

const longMessage = 'm'.repeat(5000);

test.each<[string, Fields, string, Fields]>([
  ['the about of its URL', { about: '' }, 'about=service:erp', { about: 'service:erp' }],
  ['its own about', { about: 'service:wms' }, 'about=service:erp', { about: 'service:wms' }],
  ['no malformed about', { about: '' }, 'about=article:erp', { about: '' }],
  ['the subject of its URL', { subject: '' }, 'subject=vietconnect', { subject: 'vietconnect' }],
  ['its own subject', { subject: 'ai-video' }, 'subject=vietconnect', { subject: 'ai-video' }],
  ['the campaign of its URL', {}, 'campaign=fair-link', { campaign: 'fair-link' }],
  ['its own campaign', { campaign: 'fair-form' }, 'campaign=fair-link', { campaign: 'fair-form' }],
  [
    'the quotation of its URL',
    { message: 'Hello' },
    'subject=erp&users=9999&videos=x#enquiry',
    { message: `Hello\n\n${getAbsoluteUrl('/vi/services/?users=5000#pricing')}` },
  ],
  ['a message without space for a quotation', { message: longMessage }, 'users=60', { message: longMessage }],
  [
    'a newsletter subscription without a quotation',
    createNewsletterFields({ consent: 'on' }),
    'users=60',
    { kind: 'newsletter', message: '' },
  ],
])('a form without scripts stores %s', async (_, { startedAt: __, ...fields }, query, expected) => {
  const form = fields.kind === 'newsletter' ? fields : createContactFields(fields);
  expect(await postForm(form, query)).toContain('?sent=');
  expect(await readLast()).toMatchObject(expected);
});

test.each([
  ['contact', '?failed=invalid#form-failed-subject-required'],
  ['trial', '?sent=trial#form-sent'],
])('ignores an unknown subject in the URL of a form without scripts: %s', async (kind, expected) => {
  const location = await postForm(
    createContactFields({ kind, subject: '' }),
    'subject=former&about=service:erp',
  );
  expect(location).toBe(`/vi/contact/${expected}`);
});

const attribution = {
  utm_source: 'zalo',
  utm_medium: 'cpc',
  utm_campaign: 'Tết 2027',
  utm_term: 'phần mềm kho',
  utm_content: 'banner-2',
  referrer: 'www.google.com.vn',
  landing: '/vi/cases/',
  campaign: 'fair-2027 / banner',
  about: 'case:bac-ninh',
};

test('sends the attribution and the about to sales and to both exports', async () => {
  const { api, smtp } = await startMailApi();
  const id = await api.postForId(createContactFields(attribution));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.text).toContain('Mục utm_source: zalo\nMục utm_medium: cpc\nMục utm_campaign: Tết 2027\n');
  expect(mail?.text).toContain('Mục referrer: www.google.com.vn\nMục landing: /vi/cases/\n');

  const { startedAt: _, ...newsletterFields } = createNewsletterFields({ consent: 'on' });
  await api.postForm({ ...(newsletterFields as Record<string, string>), ...attribution });
  expect(await exportEnquiries(api.env)).toEqual([
    expect.objectContaining({ kind: 'contact', ...attribution }),
    expect.objectContaining({ kind: 'newsletter', ...attribution }),
  ]);
  const output = await runLeads(api.env, 'show', id);
  expect(output.written).toContain('utm_campaign:       Tết 2027\n');
  const csv = await runLeads(api.env, 'export', '--format', 'csv');
  const [header = ''] = csv.written.split('\r\n');
  for (const [name, value] of Object.entries(attribution)) {
    expect(header.split(',')).toContain(name);
    expect(csv.written).toContain(`,${value}`);
  }
});

test('truncates and cleans the attribution, and drops click IDs', async () => {
  const enquiry = await postAndRead({
    utm_source: `\u001b[31m${'s'.repeat(500)}`,
    utm_term: `${'t'.repeat(119)}😀`,
    gclid: 'click',
    utm_id: '7',
  });
  expect(enquiry).toMatchObject({ utm_source: `[31m${'s'.repeat(116)}`, utm_term: 't'.repeat(119) });
  expect(JSON.stringify(enquiry)).not.toMatch(/click|utm_id/);
});
