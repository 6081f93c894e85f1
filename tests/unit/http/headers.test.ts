/** @jest-environment node */
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

afterEach(() => jest.restoreAllMocks());

test('an endpoint that fails is logged without the message of its error', async () => {
  await exchange(site.port, '/api/broken');
  const [[line]] = jest.mocked(process.stdout.write).mock.calls as [[string]];
  expect(JSON.parse(line)).toMatchObject({ event: 'request', path: '/api/broken', error: 'Error' });
  expect(line).not.toContain('broken on purpose');
});

type Case = { title: string; target: string; method?: string; headers?: string[]; status: number };

const cases: Case[] = [
  { title: 'a page', target: '/en/about/', status: 200 },
  { title: 'a page requested with HEAD', target: '/en/about/', method: 'HEAD', status: 200 },
  { title: 'an unchanged page', target: '/en/about/', headers: [HOST, 'If-None-Match: *'], status: 304 },
  { title: 'a workbook', target: '/en/templates/sheet.xlsx', status: 200 },
  { title: 'a missing picture', target: '/images/nothing.png', status: 404 },
  { title: 'a redirect by language', target: '/about/', status: 307 },
  { title: 'a redirect to the trailing slash', target: '/en/about', status: 308 },
  { title: 'a missing page', target: '/en/nothing/', status: 404 },
  { title: 'a refused path', target: '/..%2f', status: 400 },
  { title: 'a refused host', target: '/', headers: [], status: 400 },
  { title: 'a method that pages do not support', target: '/en/about/', method: 'POST', status: 405 },
  { title: 'an unknown expectation', target: '/en/', headers: [HOST, 'Expect: tea'], status: 417 },
  { title: 'the health check', target: '/healthz', status: 200 },
  {
    title: 'a method that the health check does not support',
    target: '/healthz',
    method: 'PUT',
    status: 405,
  },
  { title: 'an endpoint', target: '/api/leads', method: 'POST', status: 201 },
  { title: 'an endpoint that fails', target: '/api/broken', status: 500 },
  { title: 'a missing endpoint', target: '/api/nothing', status: 404 },
  {
    title: 'headers beyond the limit',
    target: '/en/',
    headers: [HOST, `X: ${'x'.repeat(20_000)}`],
    status: 431,
  },
  { title: 'an unknown method', target: '/en/', method: 'BREW', status: 400 },
];

const assetCases: Case[] = [
  { title: 'a picture', target: '/images/hero.png', status: 200 },
  {
    title: 'a part of a picture',
    target: '/images/hero.png',
    headers: [HOST, 'Range: bytes=0-9'],
    status: 206,
  },
  {
    title: 'a part beyond the end',
    target: '/images/hero.png',
    headers: [HOST, 'Range: bytes=9999-'],
    status: 416,
  },
  { title: 'a font', target: '/fonts/face.woff2', status: 200 },
  { title: 'a hashed file', target: '/_next/static/chunks/a1b2.js', status: 200 },
];

test.each(cases)(
  '$title, $status, has every security header',
  async ({ target, method, headers, status }) => {
    const answer = await exchange(site.port, target, { method, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(lowerCaseNames(securityHeaders));
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  },
);

test.each(assetCases)('$title, $status, runs no code when opened', async ({ target, headers, status }) => {
  const answer = await exchange(site.port, target, { headers });
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

test.each([...cases, ...assetCases].filter(({ status }) => ![431, 400, 417].includes(status)))(
  '$title has HSTS if the proxy reports TLS',
  async ({ target, method, headers = [HOST] }) => {
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
