import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sendRequest } from './sendRequest';
import { siteServerOptions } from './siteServerOptions';

test.use(siteServerOptions);

const findHashedFile = (extension: string) =>
  `/_next/static/${readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(extension))}`;

const PAGE = '/zh/about/';
const PICTURE = '/images/products/digital-twin.svg';

for (const { path, type, caching } of [
  { path: PAGE, type: /^text\/html; charset=utf-8$/i, caching: 'no-cache' },
  { path: '/robots.txt', type: /^text\/plain/, caching: 'no-cache' },
  { path: '/templates/en/count-sheet.xlsx', type: /spreadsheetml\.sheet$/, caching: 'no-cache' },
  { path: findHashedFile('.js'), type: /^text\/javascript/, caching: 'max-age=31536000, immutable' },
  {
    path: `/fonts/${readdirSync('out/fonts').find((name) => name.endsWith('.woff2'))}`,
    type: /^font\/woff2/,
    caching: 'max-age=2592000',
  },
  { path: PICTURE, type: /^image\/svg\+xml/, caching: 'max-age=86400' },
]) {
  test(`${path.replace(/[^/]*(\.\w+)$/, '*$1')} has its media type and Cache-Control ${caching}`, async ({
    baseURL,
  }) => {
    const { status, headers } = await sendRequest(baseURL, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test(`${path.replace(/[^/]*(\.\w+)$/, '*$1')} returns 304 if unchanged`, async ({ baseURL }) => {
    const { etag } = (await sendRequest(baseURL, path)).headers;
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await sendRequest(baseURL, path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect((await sendRequest(baseURL, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
}

for (const { accepted, encoding, decode } of [
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br', decode: brotliDecompressSync },
  { accepted: 'gzip, deflate', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'identity', encoding: undefined, decode: (body: Buffer) => body },
  { accepted: 'br;q=0, gzip', encoding: 'gzip', decode: gunzipSync },
]) {
  test(`Accept-Encoding ${accepted} returns ${encoding ?? 'the unencoded file'}`, async ({ baseURL }) => {
    const { status, headers, body } = await sendRequest(baseURL, PAGE, {
      headers: { 'accept-encoding': accepted },
    });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(decode(body).equals(readFileSync(`out${PAGE}index.html`))).toBe(true);
  });
}

test('encodings of a page do not share a strong ETag', async ({ baseURL }) => {
  const getETag = async (encoding: string) =>
    (await sendRequest(baseURL, PAGE, { headers: { 'accept-encoding': encoding } })).headers.etag ?? '';
  const [brotli, plain] = await Promise.all([getETag('br'), getETag('identity')]);
  expect(brotli.startsWith('W/') || brotli !== plain).toBe(true);
});

test('HEAD returns the headers of GET without a body', async ({ baseURL }) => {
  const get = await sendRequest(baseURL, PAGE);
  const head = await sendRequest(baseURL, PAGE, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ['content-type', 'etag', 'cache-control'] as const) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});
