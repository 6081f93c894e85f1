import '../http/helpers/setBasePath';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderHeadersFile } from '@/scripts/deploy/platforms';
import { renderDeployFiles } from '@/scripts/deploy/renderDeployFiles';
import { writePublishedFiles } from '@/scripts/deploy/writePublishedFiles';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const files = renderDeployFiles();

test.each([
  ['deploy/nginx.conf', 'caches the files of a folder', '" "max-age=31536000, immutable";'],
  ['deploy/nginx.conf', 'sends pages with a locale', '~^/site/(zh|en|vi)/(.*/)?$'],
  ['deploy/nginx.conf', 'forwards the API', 'location /site/api/ {'],
  [
    'deploy/nginx.conf',
    'writes no IP address of a form to a log',
    'access_log off;\n    error_log /dev/null;',
  ],
  ['deploy/nginx.conf', 'leaves receipts to the site’s server', '(lang|sent)=)'],
  ['deploy/Caddyfile', 'leaves receipts to the site’s server', 'not query sent=*'],
  ['deploy/nginx.conf', 'listens on IPv6', 'listen [::]:80;'],
  ['deploy/nginx.conf', 'replaces the client’s X-Forwarded-Host', 'X-Forwarded-Host $http_host;'],
  ['deploy/Caddyfile', 'sends pages with a locale', 'path_regexp ^/site/(zh|en|vi)/(.*/)?$'],
  ['deploy/Caddyfile', 'checks the servers', 'health_uri /site/healthz'],
  ['deploy/Caddyfile', 'replaces the client’s X-Forwarded-Host', 'header_up X-Forwarded-Host {hostport}'],
  ['deploy/Caddyfile', 'logs no remote_ip', 'request>remote_ip delete'],
  ['deploy/Caddyfile', 'logs no client_ip', 'request>client_ip delete'],
  ['deploy/Caddyfile', 'logs no headers', 'request>headers delete'],
  ['netlify.toml', 'publishes the folder', 'publish = "dist/origin"'],
  ['vercel.json', 'publishes the folder', '"outputDirectory": "dist/origin"'],
  ['deploy/cloudflare/wrangler.jsonc', 'sends assets without the Worker', '"!/site/_next/static/*"'],
])('%s %s', (file, _, text) => expect(files.get(file)).toContain(text));

test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])('%s does not send private files', (file) => {
  expect(files.get(file)).toContain('/(_headers|_redirects|_site-manifest\\.json|_site-content\\.json)$');
});

test('_headers does not repeat headers that pages and assets share', () => {
  const [pages = '', assets = ''] = renderHeadersFile().split('\n\n');
  expect(pages).toContain('X-Content-Type-Options: nosniff');
  expect(assets).toBe(
    '/site/_next/static/*\n  Cache-Control: max-age=31536000, immutable\n  Content-Security-Policy: sandbox',
  );
});

test('publishes the site below its base path', async () => {
  const project = process.cwd();
  process.chdir(createTemporaryFolder());
  symlinkSync(path.join(project, 'messages'), 'messages');
  mkdirSync('out');
  writeFileSync('out/404.html', 'Not found');
  await writePublishedFiles('out');
  const names = ['.assetsignore', '.nojekyll', '404.html', '_headers', '_redirects'];
  expect(readdirSync('dist/origin').sort()).toEqual([...names, 'site'].sort());
  expect(readdirSync('dist/origin/site').sort()).toEqual(names);
  expect(readFileSync('dist/origin/.assetsignore', 'utf8')).toContain('_site-content.json\n');
});
