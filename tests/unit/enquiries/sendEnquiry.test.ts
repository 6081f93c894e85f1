import { createIdempotencyKey, type sendEnquiry } from '@/components/forms/sendEnquiry';
import { createContactFields } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';

let api: RunningApi;
let send: typeof sendEnquiry;

beforeEach(async () => {
  api = await startApi();
  // The globals that the browser code reads.
  process.env.NEXT_PUBLIC_LEADS_ENDPOINT = `${api.url}/api/leads`;
  Object.assign(globalThis, { location: new URL(`${api.url}/vi/contact/`) });
  jest.resetModules();
  ({ sendEnquiry: send } = await import('@/components/forms/sendEnquiry'));
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_LEADS_ENDPOINT;
});

test('stores a form with its page and without suspicion', async () => {
  const { startedAt: _, ...fields } = createContactFields();
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now() - 60_000, configurable: true });
  expect(await send(fields, createIdempotencyKey())).toEqual({
    outcome: 'stored',
    receipt: {
      number: expect.stringMatching(/^[0-9a-f]{8}$/),
      hour: expect.any(String),
      day: expect.any(String),
    },
  });
  expect(await exportEnquiries(api.env)).toEqual([
    expect.objectContaining({ source: '/vi/contact/', suspect: '' }),
  ]);
});

test.each([
  ['of a link with utm parameters', {}, 'fair / banner'],
  ['of the form', { campaign: 'fair-form' }, 'fair-form'],
])('stores the campaign %s', async (_, fields, campaign) => {
  Object.assign(globalThis, { sessionStorage: { arrival: 'landing=/en/&campaign=fair+/+banner' } });
  await send({ ...createContactFields(), campaign: '', ...fields }, createIdempotencyKey());
  Object.assign(globalThis, { sessionStorage: undefined });
  expect(await exportEnquiries(api.env)).toEqual([expect.objectContaining({ campaign, landing: '/en/' })]);
});

test('stores the drafts of two tabs with one key once each', async () => {
  const key = createIdempotencyKey();
  for (const message of ['one', 'two', 'three', 'two', 'one', 'three']) {
    expect(await send(createContactFields({ message }), key)).toMatchObject({ outcome: 'stored' });
  }
  expect((await exportEnquiries(api.env)).map(({ message }) => message)).toEqual(['one', 'two', 'three']);
});

test('returns field errors', async () => {
  const errors = { email: 'invalid' };
  expect(await send(createContactFields({ email: 'nowhere' }), createIdempotencyKey())).toEqual({
    outcome: 'invalid',
    errors,
  });
});

test.each([
  [422, '{"errors":null}'],
  [422, 'null'],
  [200, '{"id":null}'],
  [200, '{"id":""}'],
  [200, '<!doctype html>'],
])('returns a failure for the response %i %s', async (status, body) => {
  const _fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  expect(await send(createContactFields(), createIdempotencyKey())).toEqual({ outcome: 'failed' });
});

test.each([502, 503, 504])(
  'sends the same enquiry again after status %i and a refused connection',
  async (status) => {
    const fetchSpy = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response('', { status }))
      .mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await send(createContactFields(), createIdempotencyKey())).toMatchObject({ outcome: 'stored' });
    const keys = fetchSpy.mock.calls.map(([, options]) =>
      new Headers(options?.headers).get('Idempotency-Key'),
    );
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await exportEnquiries(api.env)).toHaveLength(1);
  },
);

test('gives up if the server requests a long wait', async () => {
  const response = new Response('', { status: 503, headers: { 'Retry-After': '120' } });
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  expect(await send(createContactFields(), createIdempotencyKey())).toEqual({ outcome: 'failed' });
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});
