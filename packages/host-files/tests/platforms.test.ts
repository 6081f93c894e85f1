import { renderNetlifyConfig, renderVercelConfig, renderWranglerConfig } from '../platforms';
import { renderHeadersFile } from '../renderHeadersFile';
import { renderRedirectsFile } from '../renderRedirectsFile';
import { options } from './options';

test('_headers does not repeat headers that pages and assets share', () => {
  expect(renderHeadersFile(options)).toBe(`/*
  Content-Security-Policy: object-src 'none'
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000

/site/_next/static/*
  Cache-Control: max-age=31536000, immutable
  Content-Security-Policy: sandbox

/site/*.pdf
  Content-Disposition: attachment

/site/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex
`);
});

test('_redirects lists paths with and without a trailing slash, but no queries', () => {
  expect(renderRedirectsFile(options.getRedirects()).split('\n')).toEqual([
    '/site/prices.html/ /site/services/#prices 308',
    '/site/prices.html /site/services/#prices 308',
    '/site/old/ /site/new/ 308',
    '/site/old /site/new/ 308',
    '',
  ]);
});

test('vercel.json lists redirects with more parameters first', () => {
  const { redirects, headers, outputDirectory } = JSON.parse(renderVercelConfig(options));
  expect(
    redirects.map(({ source, has }: { source: string; has?: object[] }) => [source, has?.length]),
  ).toEqual([
    ['/site/news.php', 2],
    ['/site/news.php', 1],
    ['/site/prices.html', undefined],
    ['/site/old/', undefined],
  ]);
  expect(redirects[0].has[1]).toEqual({ type: 'query', key: 'page', value: '\\(2\\)' });
  expect(headers.at(-1).source).toBe('/site/(.*)\\.md');
  expect(outputDirectory).toBe('dist/origin');
});

test('wrangler.jsonc sends assets without the Worker', () => {
  const [notice = '', ...lines] = renderWranglerConfig(options).split('\n');
  expect(notice).toBe('// Generated. Do not edit.');
  expect(JSON.parse(lines.join('\n')).assets).toMatchObject({
    directory: '../dist/origin',
    run_worker_first: ['/*', '!/site/_next/static/*', '!/site/data/*'],
  });
});

test('netlify.toml publishes the folder', () => {
  expect(renderNetlifyConfig(options)).toContain('publish = "dist/origin"\nedge_functions = "dist/edge"');
});
