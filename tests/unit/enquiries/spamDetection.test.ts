import { createContactFields } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { shareApi, startApi } from './helpers/startApi';

/** Server time of all tests: fixed, so slow tests do not change how old a form is. */
const now = Date.now();

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

const getApi = shareApi();

test.each([
  ['a filled-in honeypot', { website: 'https://spam.example' }, 'honeypot'],
  ['a form sent at once', { startedAt: now - 100 }, 'tooFast'],
  ['a form sent after a while', { startedAt: now - 60_000 }, ''],
  ['a form from a clock that is ahead', { startedAt: now + 3_600_000 }, ''],
  ['a form without its start time', { startedAt: undefined }, 'leftOut'],
  ['a form with an invalid start time', { startedAt: 'today' }, 'leftOut'],
  ['a form without the honeypot', { website: undefined }, 'leftOut'],
  ['a form without either field', { website: undefined, startedAt: undefined }, 'leftOut'],
])('stores %s and marks it if suspect', async (_, overrides, suspect) => {
  const response = await getApi().post(createContactFields(overrides));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  expect(await exportEnquiries(getApi().env)).toContainEqual(expect.objectContaining({ id, suspect }));
});

test.each([
  ['from a browser without scripts', {}, ''],
  ['without the honeypot', { website: undefined }, 'leftOut'],
  ['sent at once', { startedAt: String(now - 100) }, 'tooFast'],
])('stores a native form %s and marks it if suspect', async (_, overrides, suspect) => {
  const api = await startApi();
  const fields = { ...createContactFields({ startedAt: undefined }), ...overrides };
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const response = await api.postForm(Object.fromEntries(sent) as Record<string, string>);
  expect(response.headers.get('Location')).toContain('?sent=contact');
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ suspect })]);
});
