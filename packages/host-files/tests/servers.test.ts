import { renderCaddyfile } from '../renderCaddyfile';
import { renderNginxSite } from '../renderNginxSite';
import { options } from './options';

const nginx = renderNginxSite(options);
const caddy = renderCaddyfile(options);

test.each([
  ['listens on the port', 'listen 8080;'],
  ['lists the servers', '  server 10.0.0.1:3000;\n  server 10.0.0.2:3000;'],
  ['caches the files of a folder', '~^/site/_next/static/ "max-age=31536000, immutable";'],
  ['sends pages with a locale', '~^/site/(en|de)/(.*/)?$'],
  ['forwards the API', 'location /site/api/ {'],
  ['does not send private files', '/(_headers|_redirects|_manifest\\.json)$'],
  ['has other headers for assets than for pages', `asset "sandbox"; page "object-src 'none'";`],
  ['has a media type for an extension', 'types { text/markdown md; application/manifest+json'],
  ['has a header for an extension', 'map $uri $site_x_robots_tag { ~\\.md$ "noindex"; default ""; }'],
  ['replaces the client’s X-Forwarded-Host', 'proxy_set_header X-Forwarded-Host $http_host;'],
])('nginx %s', (_, line) => expect(nginx).toContain(line));

test.each([
  ['lists the servers', 'reverse_proxy {$SITE_SERVERS:10.0.0.1:3000 10.0.0.2:3000}'],
  ['caches the files of a folder', '~^/site/_next/static/ "max-age=31536000, immutable"'],
  ['sends pages with a locale', 'path_regexp ^/site/(en|de)/(.*/)?$'],
  ['checks the servers', 'health_uri /site/healthz'],
  ['does not send private files', '/(_headers|_redirects|_manifest\\.json)$'],
  [
    'has headers for an extension',
    '@md path *.md\n	header @md Content-Type "text/markdown; charset=utf-8"\n',
  ],
  ['replaces the client’s X-Forwarded-Host', 'header_up X-Forwarded-Host {hostport}'],
])('Caddy %s', (_, line) => expect(caddy).toContain(line));
