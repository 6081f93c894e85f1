import { SALES } from './helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from './helpers/enquiryFields';
import { exportEnquiries, runLeads } from './helpers/runLeads';
import { startApi, startMailApi } from './helpers/startApi';

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

test.each([
  ['of the form', { campaign: 'fair-form' }, 'fair-form'],
  ['in the URL of the form', {}, 'fair-link'],
])('stores the campaign %s without scripts', async (_, fields, campaign) => {
  const api = await startApi();
  const { startedAt: __, ...form } = createContactFields(fields);
  await api.postForm(form as Record<string, string>, {
    Referer: 'https://site.example/en/contact/?campaign=fair-link',
  });
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ campaign })]);
});

test('truncates and cleans the attribution, and drops click IDs', async () => {
  const api = await startApi();
  const sent = {
    utm_source: `\u001b[31m${'s'.repeat(500)}`,
    utm_term: `${'t'.repeat(119)}😀`,
    gclid: 'click',
    utm_id: '7',
  };
  expect((await api.post(createContactFields(sent))).status).toBe(201);
  const [enquiry] = await exportEnquiries(api.env);
  expect(enquiry).toMatchObject({ utm_source: `[31m${'s'.repeat(116)}`, utm_term: 't'.repeat(119) });
  expect(JSON.stringify(enquiry)).not.toMatch(/click|utm_id/);
});
