import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createExportServer, type ExportServer, writeSiteManifest } from '..';
import { createRedirectLookup } from '../redirects';

const out = mkdtempSync(path.join(tmpdir(), 'export-'));
let server: ExportServer;
let origin: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
}

const options = {
  out,
  basePath: '/site',
  headers: { pages: { 'X-Page': '1' }, assets: { 'X-Asset': '1' }, transport: {} },
  getCacheControl: (file: string) => (file.startsWith('/images/') ? 'max-age=86400' : 'no-cache'),
  isAsset: (file: string) => file.startsWith('/images/'),
  extensionHeaders: { '.pdf': { 'Content-Disposition': 'attachment' } },
  endpoints: { has: () => false, listener: async () => undefined },
  loadRedirects: async () =>
    createRedirectLookup([{ from: '/site/news.php', query: 'id=12', to: '/site/en/news/#a' }]),
  isNegotiated: (file: string) => file === '/',
  middleware: ({ url }: Request) =>
    new URL(url).pathname === '/site/'
      ? new Response(null, { status: 307, headers: { Location: '/site/en/' } })
      : undefined,
  getPageFiller: (_: string, search: string, cookies: string | undefined) =>
    search === '?sent' && cookies ? (page: string) => `${page} for Năm` : undefined,
  isSecure: () => false,
  remedies: { missing: 'build it.', incomplete: 'Build it again.' },
};

beforeAll(async () => {
  write('index.html', 'Choose a language');
  write('en/index.html', 'Home');
  write('404.html', 'Nothing here');
  write('images/a.svg', '<svg/>');
  await writeSiteManifest(out);
  server = await createExportServer(options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(out, { recursive: true });
});

const request = (target: string) => fetch(origin + target, { redirect: 'manual' });

test.each([
  ['a page', '/site/en/', 200, undefined],
  ['a page without its slash', '/site/en', 308, '/site/en/'],
  ['a negotiated page', '/site/', 307, '/site/en/'],
  ['a former URL', '/site/news.php?a=1&id=12', 308, '/site/en/news/?a=1#a'],
  ['a missing page', '/site/fr/', 404, undefined],
  ['a path outside the site', '/en/', 404, undefined],
  ['a hidden file', '/site/_site-manifest.json', 404, undefined],
])('answers %s', async (_, target, status, location) => {
  const response = await request(target);
  expect([response.status, response.headers.get('location') ?? undefined]).toEqual([status, location]);
});

test('assets have other headers than pages', async () => {
  const [page, asset] = [await request('/site/en/'), await request('/site/images/a.svg')];
  expect([page.headers.get('x-page'), page.headers.get('x-asset')]).toEqual(['1', null]);
  expect([asset.headers.get('x-page'), asset.headers.get('x-asset')]).toEqual([null, '1']);
  expect(asset.headers.get('cache-control')).toBe('max-age=86400');
});

test('a page filled for one visitor is complete and never cached', async () => {
  const target = `${origin}/site/en/?sent`;
  const plain = await fetch(target);
  const headers = { Cookie: 'name=1', 'If-None-Match': plain.headers.get('etag') ?? '' };
  const filled = await fetch(target, { headers });
  expect([filled.status, await filled.text()]).toEqual([200, 'Home for Năm']);
  expect([filled.headers.get('cache-control'), filled.headers.get('etag')]).toEqual(['no-store', null]);
  expect([await plain.text(), plain.headers.get('cache-control')]).toEqual(['Home', 'no-cache']);
});

test('an incomplete release is refused and the previous one kept', async () => {
  write('en/index.html', 'Changed by hand');
  await expect(server.reload()).rejects.toThrow(
    'en/index.html is not the file that was built. Build it again.',
  );
  expect(await (await request('/site/en/')).text()).toBe('Home');
  await writeSiteManifest(out);
  await server.reload();
  expect(await (await request('/site/en/')).text()).toBe('Changed by hand');
});
