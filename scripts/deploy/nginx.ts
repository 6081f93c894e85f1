import {
  assetHeaders,
  cacheRules,
  DEFAULT_CACHE_CONTROL,
  extensionHeaders,
  securityHeaders,
  transportSecurity,
} from '@/lib/hosting/headers';
import { locales } from '@/lib/i18n/locales';
import { basePath } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import {
  escapeRegExp,
  formatLines,
  NOTICE,
  privateFilePattern,
  SERVER_ADDRESS,
  SITE_ROOT,
  serverParameters,
} from './text';

/**
 * Renders the nginx configuration. nginx sends files from the folder, with the compressed copies of the build. The site's
 * server handles everything else, such as enquiries and paths without a locale, and its headers are not changed. If it is
 * down, a path without a locale gets a page whose script chooses the language.
 */
export function renderNginxSite(): string {
  return `# ${NOTICE}
# Debian: apt-get install nginx libnginx-mod-http-brotli-static

types { ${getMediaTypes().join('; ')}; }

# Responses of the site's server have this header; the headers below are added only to those of nginx.
map $upstream_http_x_content_type_options $site_source { "" nginx; default server; }
map "$site_source $status $http_range$uri" $site_cache_control {
${cacheRules.map(({ folder, value }) => `  "~^nginx (200|206|304) ${escapeRegExp(basePath + folder)}" "${value}";`).join('\n')}
  "~^nginx (200|206|304) " "${DEFAULT_CACHE_CONTROL}";
  "~^nginx " "no-store";
  default "";
}
# Assets need fewer headers than pages.
map "$site_source $status $uri" $site_kind {
${cacheRules.map(({ folder }) => `  "~^nginx (200|206|304) ${escapeRegExp(basePath + folder)}" asset;`).join('\n')}
  "~^nginx " page;
  default "";
}
${formatLines(securityHeaders, (name, value) => `map $site_kind ${toVariable(name)} { asset "${assetHeaders[name] ?? ''}"; page "${value}"; default ""; }`)}
${getExtensionMaps().join('\n')}
map $https $site_transport { on "${Object.values(transportSecurity).join('')}"; default ""; }
# Only pages with a locale. Paths without one are redirected by the site's server; their pages are a fallback.
map $uri $site_page { ~^${escapeRegExp(basePath)}/(${locales.join('|')})/(.*/)?$ "\${uri}index.html"; default "$uri"; }
# The site's server answers other methods, parts of files, preconditions, and pages with these parameters.
map "$request_method $http_range$http_if_match$http_if_unmodified_since?$args" $site_needs_server {
  "~^(GET|HEAD) \\?(?!(.*&)?(${serverParameters.join('|')})=)" "";
  default 1;
}

upstream site_servers {
  server ${SERVER_ADDRESS};
  keepalive 16;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(site.origin).host};
  root ${SITE_ROOT};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/xml text/markdown application/javascript application/json;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  # Larger than the limit of the site's server, whose error response is more helpful.
  client_max_body_size 1m;
  # One request may use @server, then @pages.
  recursive_error_pages on;

${formatLines(securityHeaders, (name) => `  add_header ${name} ${toVariable(name)} always;`)}
${formatLines(transportSecurity, (name) => `  add_header ${name} $site_transport always;`)}
  add_header Cache-Control $site_cache_control always;
${getExtensionHeaderNames()
  .map((name) => `  add_header ${name} ${toVariable(name)};`)
  .join('\n')}

  # A machine that is off does not refuse connections: try the next server after this time.
  proxy_connect_timeout 2s;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
${formatLines(transportSecurity, (name) => `  proxy_hide_header ${name};`)}

  location / {
    error_page 418 = @server;
    if ($site_needs_server) {
      return 418;
    }
    # A former URL: its page is for hosts without redirects, so let the site's server redirect it.
    if (-f $document_root$uri.moved) {
      return 418;
    }
    try_files $uri $site_page @server;
  }
  location @server {
    charset off;
    proxy_pass http://site_servers;
    error_page 502 504 = @pages;
  }
  location @pages {
    try_files $uri "\${uri}index.html" =404;
    error_page 404 ${basePath}/404.html;
  }
  location ${basePath}/api/ {
    # The privacy page limits how long the IP address of a form is kept, and URLs of the newsletter contain tokens. The
    # site's server logs every enquiry without IP address.
    access_log off;
    error_log /dev/null;
    charset off;
    proxy_pass http://site_servers;
  }
  # The site's server answers 404 for hidden files, compressed copies and files for other hosts.
  location ~ (/\\.(?!well-known/)|\\.(br|gz|moved)$|${privateFilePattern}) {
    charset off;
    proxy_pass http://site_servers;
  }
}
`;
}

function toVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Returns the media types by extension, in the syntax of `types`. nginx adds the charset itself. */
function getMediaTypes(): string[] {
  return Object.entries<Record<string, string>>(extensionHeaders).flatMap(
    ([extension, { 'Content-Type': type }]) =>
      type === undefined ? [] : [`${type.replace(/;.*/, '')} ${extension.slice(1)}`],
  );
}

/** Returns the names of the headers that only files with certain extensions have, except their media types. */
function getExtensionHeaderNames(): string[] {
  const names = Object.values(extensionHeaders).flatMap((headers) => Object.keys(headers));
  return [...new Set(names)].filter((name) => name !== 'Content-Type');
}

/** Returns a map for each of these headers, whose variable is empty for other files and other responses. */
function getExtensionMaps(): string[] {
  return getExtensionHeaderNames().map((name) => {
    const values = Object.entries<Record<string, string>>(extensionHeaders).flatMap(
      ([extension, { [name]: value }]) =>
        value === undefined ? [] : [`"~^nginx .*${escapeRegExp(extension)}$" "${value}"; `],
    );
    return `map "$site_source $uri" ${toVariable(name)} { ${values.join('')}default ""; }`;
  });
}
