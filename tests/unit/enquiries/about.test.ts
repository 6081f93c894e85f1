import { getAbsoluteUrl } from '@/lib/i18n/site';
import { createContactFields, type Fields, getConsent } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { shareApi } from './helpers/startApi';

const getApi = shareApi();

async function postAndReadAbout(fields: Fields): Promise<unknown> {
  const { status } = await getApi().post(createContactFields(fields));
  expect(status).toBe(201);
  return (await exportEnquiries(getApi().env)).at(-1)?.about;
}

test.each(['case:bac-ninh-2', 'service:erp', `case:${'a'.repeat(95)}`])('stores about=%s', async (about) => {
  expect(await postAndReadAbout({ about })).toBe(about);
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
  expect(await postAndReadAbout({ about })).toBe('');
});

test.each([
  ['from the URL of the page', '', 'service:erp', 'service:erp'],
  ['from the form rather than the URL', 'service:wms', 'service:erp', 'service:wms'],
  ['as empty if the URL is malformed', '', 'article:erp', ''],
])('stores the about of a native form %s', async (_, about, aboutInUrl, expected) => {
  const { startedAt: __, ...fields } = createContactFields({ about });
  const headers = { Referer: `https://site.example/vi/contact/?subject=erp&about=${aboutInUrl}` };
  const response = await getApi().postForm(fields as Record<string, string>, headers);
  expect(response.status).toBe(303);
  expect((await exportEnquiries(getApi().env)).at(-1)).toMatchObject({
    about: expected,
    subject: fields.subject,
  });
});

test('stores a quotation in the URL of a native form', async () => {
  const { startedAt: _, ...fields } = createContactFields({ locale: 'vi', message: 'Hello' });
  const headers = { Referer: 'https://site.example/vi/contact/?subject=erp&users=9999&videos=x#enquiry' };
  await getApi().postForm(fields as Record<string, string>, headers);
  expect((await exportEnquiries(getApi().env)).at(-1)).toMatchObject({
    message: `Hello\n\n${getAbsoluteUrl('/vi/services/?users=5000#pricing')}`,
  });
});

test('stores a native form whose message has no space for a quotation', async () => {
  const message = 'm'.repeat(5000);
  const { startedAt: _, ...fields } = createContactFields({ message });
  const headers = { Referer: 'https://site.example/vi/contact/?users=60' };
  const response = await getApi().postForm(fields as Record<string, string>, headers);
  expect(response.headers.get('Location')).toBe('/vi/contact/?sent=contact#form-sent');
  expect((await exportEnquiries(getApi().env)).at(-1)).toMatchObject({ message });
});

test('stores no quotation with a newsletter subscription', async () => {
  const {
    startedAt: _,
    message: __,
    ...fields
  } = createContactFields({ ...getConsent(), kind: 'newsletter' });
  const headers = { Referer: 'https://site.example/vi/insights/?users=60' };
  const form = { ...fields, consent: 'on' } as Record<string, string>;
  expect((await getApi().postForm(form, headers)).headers.get('Location')).toContain('?sent=newsletter');
  expect((await exportEnquiries(getApi().env)).at(-1)).toMatchObject({ kind: 'newsletter', message: '' });
});

test.each([
  ['contact', '?failed=invalid#form-failed-subject-required'],
  ['trial', '?sent=trial#form-sent'],
])('ignores an unknown subject in the URL of a native form: %s', async (kind, expected) => {
  const { startedAt: _, ...fields } = createContactFields({ kind, subject: '' });
  const headers = { Referer: 'https://site.example/vi/contact/?subject=former&about=service:erp' };
  const response = await getApi().postForm(fields as Record<string, string>, headers);
  expect(response.headers.get('Location')).toBe(`/vi/contact/${expected}`);
});

test.each([
  ['the URL if the form omits it', '', 'vietconnect'],
  ['the form if it differs from the URL', 'ai-video', 'ai-video'],
])('stores the subject of %s', async (_, subject, expected) => {
  const { startedAt: __, ...fields } = createContactFields({ subject });
  const headers = { Referer: 'https://site.example/vi/contact/?subject=vietconnect' };
  await getApi().postForm(fields as Record<string, string>, headers);
  expect((await exportEnquiries(getApi().env)).at(-1)?.subject).toBe(expected);
});
