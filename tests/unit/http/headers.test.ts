import { assetHeaders, securityHeaders, transportSecurity } from '@/lib/hosting/headers';
import { exchange, exchangeBytes, HOST, parseResponse } from './helpers/exchange';
import { smallSite } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

let site: RunningSite;
let proxiedSite: RunningSite;

beforeAll(async () => {
  site = await startSite({ files: smallSite });
  proxiedSite = await startSite({ files: smallSite, trustedProxyCount: 1 });
});

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('an endpoint that fails is logged without the message of its error', async () => {
  await exchange(site.port, '/api/broken');
  const [[line]] = jest.mocked(process.stdout.write).mock.calls as [[string]];
  expect(JSON.parse(line)).toMatchObject({ event: 'request', path: '/api/broken', error: 'Error' });
  expect(line).not.toContain('broken on purpose');
});

type Request = { method?: string; headers?: string[] };
type Case = [title: string, status: number, target: string, request?: Request];

const cases: Case[] = [
  ['a page', 200, '/en/about/'],
  ['a page requested with HEAD', 200, '/en/about/', { method: 'HEAD' }],
  ['an unchanged page', 304, '/en/about/', { headers: [HOST, 'If-None-Match: *'] }],
  ['a workbook', 200, '/en/templates/sheet.xlsx'],
  ['a missing picture', 404, '/images/nothing.png'],
  ['a redirect by language', 307, '/about/'],
  ['a redirect to the trailing slash', 308, '/en/about'],
  ['a missing page', 404, '/en/nothing/'],
  ['a refused path', 400, '/..%2f'],
  ['a refused host', 400, '/', { headers: [] }],
  ['a method that pages do not support', 405, '/en/about/', { method: 'POST' }],
  ['an unknown expectation', 417, '/en/', { headers: [HOST, 'Expect: tea'] }],
  ['the health check', 200, '/healthz'],
  ['a method that the health check does not support', 405, '/healthz', { method: 'PUT' }],
  ['an endpoint', 201, '/api/leads', { method: 'POST' }],
  ['an endpoint that fails', 500, '/api/broken'],
  ['a missing endpoint', 404, '/api/nothing'],
  ['headers beyond the limit', 431, '/en/', { headers: [HOST, `X: ${'x'.repeat(20_000)}`] }],
  ['an unknown method', 400, '/en/', { method: 'BREW' }],
];

const assetCases: Case[] = [
  ['a picture', 200, '/images/hero.png'],
  ['a part of a picture', 206, '/images/hero.png', { headers: [HOST, 'Range: bytes=0-9'] }],
  ['a part beyond the end', 416, '/images/hero.png', { headers: [HOST, 'Range: bytes=9999-'] }],
  ['a font', 200, '/fonts/face.woff2'],
  ['a hashed file', 200, '/_next/static/chunks/a1b2.js'],
];

test.each(cases)('%s, %i, has every security header', async (_, status, target, request = {}) => {
  const answer = await exchange(site.port, target, request);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(lowerCaseNames(securityHeaders));
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test.each(assetCases)('%s, %i, runs no code when opened', async (_, status, target, request = {}) => {
  const answer = await exchange(site.port, target, request);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(lowerCaseNames(assetHeaders));
  expect(assetHeaders['Content-Security-Policy']).toBe('sandbox');
  expect(assetHeaders['X-Content-Type-Options']).toBe('nosniff');
});

test('data that is not HTTP is refused with every security header', async () => {
  const answer = parseResponse(await exchangeBytes(site.port, '\x16\x03\x01 hello\r\n\r\n'));
  expect(answer.status).toBe(400);
  expect(answer.headers).toMatchObject(lowerCaseNames(securityHeaders));
});

test('the headers forbid framing and MIME sniffing', () => {
  expect(securityHeaders['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff');
});

test.each([...cases, ...assetCases].filter(([, status]) => ![431, 400, 417].includes(status)))(
  '%s has HSTS if the proxy reports TLS',
  async (_title, _status, target, { method, headers = [HOST] } = {}) => {
    const secure = [...headers, 'X-Forwarded-Proto: https'];
    const answer = await exchange(proxiedSite.port, target, { method, headers: secure });
    expect(answer.headers).toMatchObject(lowerCaseNames(transportSecurity));
  },
);

test.each([
  { condition: 'the proxy reports http', forwarded: 'http' },
  { condition: 'only the client claims https', forwarded: 'https, http' },
])('HSTS is not sent if $condition', async ({ forwarded }) => {
  const headers = [HOST, `X-Forwarded-Proto: ${forwarded}`];
  const answer = await exchange(proxiedSite.port, '/en/', { headers });
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('HSTS is not sent without a trusted proxy', async () => {
  const answer = await exchange(site.port, '/en/', { headers: [HOST, 'X-Forwarded-Proto: https'] });
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test.each([
  ['/en/about/', 'GET, HEAD'],
  ['/nothing', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/api/leads', 'POST'],
])('405 for %s lists the allowed methods', async (target, allow) => {
  const answer = await exchange(site.port, target, { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe(allow);
});

/** Converts header names to lower case, as responses are parsed. */
function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
