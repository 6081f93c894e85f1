import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sendRequest } from './sendRequest';
import { siteServerOptions } from './siteServerOptions';

test.use(siteServerOptions);

for (const [path, target] of [
  ['/en/about', '/en/about/'],
  ['/vi', '/vi/'],
  ['/zh/cases?industry=food', '/zh/cases/?industry=food'],
  ['/EN/about/', '/en/about/'],
  ['/vi/Contact/%EF%BC%8C?a=1', '/vi/contact/?a=1'],
] as const) {
  test(`${path} redirects permanently to ${target}`, async ({ baseURL }) => {
    const { status, headers } = await sendRequest(baseURL, path);
    expect(status).toBe(308);
    expect(headers.location).toBe(target);
  });
}

for (const [path, headers, target] of [
  ['/', {}, '/en/'],
  ['/about/', { 'accept-language': 'vi-VN,vi;q=0.9' }, '/vi/about/'],
  ['/about', { 'accept-language': 'zh-CN' }, '/zh/about/'],
  ['/cases/?industry=food&lang=zh', {}, '/zh/cases/?industry=food'],
  ['/', { cookie: 'locale=vi', 'accept-language': 'zh-CN' }, '/vi/'],
] as const) {
  for (const method of ['GET', 'HEAD']) {
    test(`${method} ${path} with ${JSON.stringify(headers)} redirects to ${target}, uncached`, async ({
      baseURL,
    }) => {
      const answer = await sendRequest(baseURL, path, { method, headers });
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe(target);
      expect(answer.headers.vary).toBe('Accept-Language, Cookie');
      expect(answer.headers['cache-control']).toBe('private, no-store');
    });
  }
}

for (const path of ['/en/nothing/', '/en/nothing', '/nothing.js', '/_next/static/nothing.js', '/fr/']) {
  test(`${path} returns the 404 page`, async ({ baseURL }) => {
    const { status, headers, body } = await sendRequest(baseURL, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(readFileSync('out/404.html'))).toBe(true);
  });
}

// tests/unit/http/requestTricks.test.ts covers other path traversal attempts.
for (const path of ['/../package.json', '/%2e%2e%2fpackage.json', '//etc/passwd', '/%00']) {
  test(`${path} does not escape the served folder`, async ({ baseURL }) => {
    const { status, body } = await sendRequest(baseURL, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"dependencies"|root:x:|createApp|at \w+ \(/);
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
  test(`${method} is not allowed on a page`, async ({ baseURL }) => {
    const { status, headers } = await sendRequest(baseURL, '/en/about/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
}

test('accepts a 10 kB Accept-Language header', async ({ baseURL }) => {
  const { status, headers } = await sendRequest(baseURL, '/', {
    headers: { 'accept-language': 'z'.repeat(10 * 1024) },
  });
  expect(status).toBe(307);
  expect(headers.location).toBe('/en/');
});
