import type { HostOptions } from './HostOptions';
import { escapeRegExp, formatLines, getPrivateFilePattern } from './text';

/**
 * Renders the nginx configuration. nginx sends files from the folder, with the compressed copies of the build. The site's
 * server handles everything else, such as enquiries and paths without a locale. If it is down, a path without a locale gets
 * a page whose script chooses the language.
 */
export function renderNginxSite(options: HostOptions): string {
  const { basePath, cacheRules, defaultCacheControl, locales, server } = options;
  const { pages, assets, transport } = options.headers;
  return `# ${options.notice}
# Debian: apt-get install nginx libnginx-mod-http-brotli-static

types { ${[...getMediaTypes(options), 'application/manifest+json webmanifest'].join('; ')}; }

map $uri $site_caching {
${cacheRules.map(({ folder, value }) => `  ~^${escapeRegExp(basePath + folder)} "${value}";`).join('\n')}
  default "${defaultCacheControl}";
}
# Keeps the Cache-Control of responses from the site's server.
map $upstream_http_cache_control $site_cache_control {
  "" $site_caching;
  default "";
}
# Assets need fewer headers than pages. Responses from the site's server count as pages: $upstream_status precedes the path.
map $upstream_status$uri $site_kind {
${cacheRules.map(({ folder }) => `  ~^${escapeRegExp(basePath + folder)} asset;`).join('\n')}
  default page;
}
${formatLines(pages, (name, value) => `map $site_kind ${toVariable(name)} { asset "${assets[name] ?? ''}"; page "${value}"; }`)}
${getExtensionMaps(options).join('\n')}
map $https $site_transport { on "${Object.values(transport).join('')}"; default ""; }
# Only pages with a locale. Paths without one are redirected by the site's server; their pages are a fallback.
map $uri $site_page { ~^${escapeRegExp(basePath)}/(${locales.join('|')})/(.*/)?$ "\${uri}index.html"; default "$uri"; }

upstream site_servers {
${server.addresses.map((address) => `  server ${address};`).join('\n')}
  keepalive 16;
}

server {
  listen ${options.nginxPort};
  server_name ${options.domain};
  root ${options.root};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/xml text/markdown application/javascript application/json application/manifest+json;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  # Larger than the limit of the site's server, whose error response is more helpful.
  client_max_body_size 1m;

${formatLines(pages, (name) => `  add_header ${name} ${toVariable(name)} always;`)}
${formatLines(transport, (name) => `  add_header ${name} $site_transport always;`)}
  add_header Cache-Control $site_cache_control always;
${getExtensionHeaderNames(options)
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
${formatLines({ ...pages, ...transport }, (name) => `  proxy_hide_header ${name};`)}

  location / {
    # A former URL: its page is for hosts without redirects, so let the site's server redirect it.
    error_page 418 = @server;
    if (-f $document_root$uri.moved) {
      return 418;
    }
    try_files $uri $site_page @server;
  }
  location @server {
    proxy_pass http://site_servers;
    recursive_error_pages on;
    error_page 502 504 = @pages;
  }
  location @pages {
    try_files $uri "\${uri}index.html" =404;
    error_page 404 ${basePath}/404.html;
  }
  location ${basePath + server.apiFolder} {
    proxy_pass http://site_servers;
  }
  # The site's server answers 404 for hidden files, compressed copies and files for other hosts.
  location ~ (/\\.(?!well-known/)|\\.(br|gz|moved)$|${getPrivateFilePattern(options.privateFiles)}) {
    proxy_pass http://site_servers;
  }
}
`;
}

function toVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Returns the media types by extension, in the syntax of `types`. nginx adds the charset itself. */
function getMediaTypes({ extensionHeaders }: HostOptions): string[] {
  return Object.entries(extensionHeaders).flatMap(([extension, { 'Content-Type': type }]) =>
    type === undefined ? [] : [`${type.replace(/;.*/, '')} ${extension.slice(1)}`],
  );
}

/** Returns the names of the headers that only files with certain extensions have, except their media types. */
function getExtensionHeaderNames({ extensionHeaders }: HostOptions): string[] {
  const names = Object.values(extensionHeaders).flatMap((headers) => Object.keys(headers));
  return [...new Set(names)].filter((name) => name !== 'Content-Type');
}

/** Returns a map for each of these headers, whose variable is empty for other files. */
function getExtensionMaps(options: HostOptions): string[] {
  return getExtensionHeaderNames(options).map((name) => {
    const values = Object.entries(options.extensionHeaders).flatMap(([extension, { [name]: value }]) =>
      value === undefined ? [] : [`~${escapeRegExp(extension)}$ "${value}"; `],
    );
    return `map $uri ${toVariable(name)} { ${values.join('')}default ""; }`;
  });
}
