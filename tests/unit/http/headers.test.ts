/** @jest-environment node */
import { assetHeaders, securityHeaders, transportSecurity } from '@/lib/shared/hosting/securityHeaders';
import { exchange, exchangeBytes, HOST, readAnswer } from './helpers/exchange';
import { smallSite } from './helpers/smallSite';
import { type RunningSite, startSite } from './helpers/startSite';

let site: RunningSite;
let behindProxy: RunningSite;

beforeAll(async () => {
  site = await startSite({ files: smallSite });
  behindProxy = await startSite({ files: smallSite, trustedProxies: 1 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

type Case = { of: string; target: string; method?: string; headers?: string[]; status: number };

const answers: Case[] = [
  { of: 'a page', target: '/en/about/', status: 200 },
  { of: 'a page asked for by HEAD', target: '/en/about/', method: 'HEAD', status: 200 },
  { of: 'an unchanged page', target: '/en/about/', headers: [HOST, 'If-None-Match: *'], status: 304 },
  { of: 'a workbook', target: '/en/templates/sheet.xlsx', status: 200 },
  { of: 'a missing picture', target: '/images/nothing.png', status: 404 },
  { of: 'a redirect by language', target: '/about/', status: 307 },
  { of: 'a redirect to the last slash', target: '/en/about', status: 308 },
  { of: 'a missing page', target: '/en/nothing/', status: 404 },
  { of: 'a refused path', target: '/..%2f', status: 400 },
  { of: 'a refused host', target: '/', headers: [], status: 400 },
  { of: 'a method that pages do not have', target: '/en/about/', method: 'POST', status: 405 },
  { of: 'an unknown expectation', target: '/en/', headers: [HOST, 'Expect: tea'], status: 417 },
  { of: 'the health', target: '/healthz', status: 200 },
  { of: 'a method that the health does not have', target: '/healthz', method: 'PUT', status: 405 },
  { of: 'an endpoint', target: '/api/leads', method: 'POST', status: 201 },
  { of: 'an endpoint that fails', target: '/api/broken', status: 500 },
  { of: 'an endpoint that is not there', target: '/api/nothing', status: 404 },
  {
    of: 'headers beyond the limit',
    target: '/en/',
    headers: [HOST, `X: ${'x'.repeat(20_000)}`],
    status: 431,
  },
  { of: 'a method that is none', target: '/en/', method: 'BREW', status: 400 },
];

const parts: Case[] = [
  { of: 'a picture', target: '/images/hero.png', status: 200 },
  { of: 'a part of a picture', target: '/images/hero.png', headers: [HOST, 'Range: bytes=0-9'], status: 206 },
  {
    of: 'a part beyond the end',
    target: '/images/hero.png',
    headers: [HOST, 'Range: bytes=9999-'],
    status: 416,
  },
  { of: 'a font', target: '/fonts/face.woff2', status: 200 },
  { of: 'a hashed file', target: '/_next/static/chunks/a1b2.js', status: 200 },
];

test.each(answers)('$of, $status, has every security header', async ({ target, method, headers, status }) => {
  const answer = await exchange(site.port, target, { method, headers });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(small(securityHeaders));
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test.each(parts)('$of, $status, runs nothing when it is opened', async ({ target, headers, status }) => {
  const answer = await exchange(site.port, target, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(small(assetHeaders));
  expect(assetHeaders['Content-Security-Policy']).toBe('sandbox');
  expect(assetHeaders['X-Content-Type-Options']).toBe('nosniff');
});

test('what is no HTTP at all is refused with every security header', async () => {
  const answer = readAnswer(await exchangeBytes(site.port, '\x16\x03\x01 hello\r\n\r\n'));
  expect(answer.status).toBe(400);
  expect(answer.headers).toMatchObject(small(securityHeaders));
});

test('no page can be framed, and none guesses at types', () => {
  expect(securityHeaders['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff');
});

test.each([...answers, ...parts].filter(({ status }) => ![431, 400, 417].includes(status)))(
  '$of is for TLS only from then on, where the proxy says that the visitor uses it',
  async ({ target, method, headers = [HOST] }) => {
    const secure = [...headers, 'X-Forwarded-Proto: https'];
    const answer = await exchange(behindProxy.port, target, { method, headers: secure });
    expect(answer.headers).toMatchObject(small(transportSecurity));
  },
);

test.each([
  { who: 'the proxy says that the visitor does not', forwarded: 'http' },
  { who: 'only the visitor says so', forwarded: 'https, http' },
])('no answer speaks of TLS where $who', async ({ forwarded }) => {
  const headers = [HOST, `X-Forwarded-Proto: ${forwarded}`];
  const answer = await exchange(behindProxy.port, '/en/', { headers });
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('without a trusted proxy nobody is believed about TLS', async () => {
  const answer = await exchange(site.port, '/en/', { headers: [HOST, 'X-Forwarded-Proto: https'] });
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test.each([
  ['/en/about/', 'GET, HEAD'],
  ['/nothing', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
])('another method on %s is told which there are', async (target, allow) => {
  const answer = await exchange(site.port, target, { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe(allow);
});

/** The names as they are read from an answer. */
function small(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
