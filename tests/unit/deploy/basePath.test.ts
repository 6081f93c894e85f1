import '../http/helpers/setBasePath';
import { renderMarkdown } from '@/lib/content/markdown/renderMarkdown';
import { splitLocale } from '@/lib/i18n/paths';
import middleware from '@/middleware';
import { exchange, HOST } from '../http/helpers/exchange';
import { smallSite } from '../http/helpers/smallSite';
import { startSite } from '../http/helpers/startSite';

let port = 0;
beforeAll(async () => {
  const files = { ...smallSite, 'vi/about/index.html': '<!doctype html><title>Giới thiệu</title>' };
  ({ port } = await startSite({ files }));
});

test.each([
  ['/site/about/?lang=vi', 307, '/site/vi/about/'],
  ['/site/about?a=1', 307, '/site/en/about/?a=1'],
  ['/site', 307, '/site/en/'],
  ['/site/EN/about/', 308, '/site/en/about/'],
  ['/site/en/about', 308, '/site/en/about/'],
  ['/site//en/about/', 308, '/site/en/about/'],
  ['/site/en/about/', 200, undefined],
  ['/site/healthz', 200, undefined],
  ['/about/', 404, undefined],
  ['/sites/about/', 404, undefined],
  ['/en/about/', 404, undefined],
])('with base path /site, %s is answered with %i', async (target, status, location) => {
  const answer = await exchange(port, target, { headers: [HOST] });
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
});

test('middleware.ts ignores paths outside the base path', () => {
  expect(middleware(new Request('https://example.org/about/'))).toBeUndefined();
  expect(middleware(new Request('https://example.org/site/about/'))?.headers.get('Location')).toBe(
    'https://example.org/site/en/about/',
  );
});

test('splitLocale accepts paths with and without the base path', () => {
  expect(splitLocale('/site/vi/about/')).toEqual({ locale: 'vi', path: '/about/' });
  expect(splitLocale('/vi/about/')).toEqual({ locale: 'vi', path: '/about/' });
});

test('links in Markdown have the base path', () => {
  expect(renderMarkdown('[a](/en/about/)').html).toBe('<p><a href="/site/en/about/">a</a></p>');
});
