import { readFileSync } from 'node:fs';
import { site } from '@/lib/shared/site';
import { renderDeployFiles } from '@/scripts/deploy/files/renderDeployFiles';

test.each([...renderDeployFiles()])('%s is up to date with "npm run deploy:files"', (file, text) => {
  // The domain and the redirects may be outdated until the files are generated again.
  const { host } = new URL(site.origin);
  const written = readFileSync(file, 'utf8').replace(/(server_name |SITE_ADDRESS:)[\w.-]+/g, `$1${host}`);
  expect(removeRedirects(written)).toBe(removeRedirects(text));
});

test.each([
  ['deploy/nginx.conf', 'proxy_set_header X-Forwarded-Host $http_host;'],
  ['deploy/Caddyfile', 'header_up X-Forwarded-Host {hostport}'],
])('%s replaces the client’s X-Forwarded-Host', (file, line) => {
  expect(renderDeployFiles().get(file)).toContain(line);
});

function removeRedirects(text: string): string {
  return text.replace(/ {2}"redirects": \[[\s\S]*?\n {2}\],\n/, '');
}
