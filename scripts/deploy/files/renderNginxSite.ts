import { basePath, withBasePath } from '../../../lib/shared/basePath';
import { ATTACHMENT, cacheRules, DEFAULT_CACHE_CONTROL } from '../../../lib/shared/hosting/cacheRules';
import {
  assetHeaders,
  securityHeaders,
  transportSecurity,
} from '../../../lib/shared/hosting/securityHeaders';
import { locales } from '../../../lib/shared/i18n/locales';
import { escapeRegExp, formatLines, GENERATED } from './text';

/** Where a host finds the site and is found. */
export type DeployTarget = {
  /** The name that visitors know the site by; for Caddy an address with its scheme and port. */
  address: string;
  /** The port that nginx listens on. */
  port: string;
  /** The folder whose subfolder `BASE_PATH` (itself where there is none) is the built site. */
  root: string;
  /** Where the site's own servers listen: names and ports. */
  servers: string[];
};

/**
 * The site for nginx: a file of the folder is answered from there, as the build has compressed it; all else, bare paths
 * and enquiries among it, by the site's own server, which decides by `middleware.ts`. While that is down, bare paths get
 * their pages, whose script decides.
 */
export function renderNginxSite({ address, port, root, servers }: DeployTarget): string {
  return `# ${GENERATED}
# Debian: apt-get install nginx libnginx-mod-http-brotli-static

types { application/manifest+json webmanifest; }

map $uri $site_caching {
${cacheRules.map(({ folder, value }) => `  ~^${escapeRegExp(withBasePath(folder))} "${value}";`).join('\n')}
  default "${DEFAULT_CACHE_CONTROL}";
}
# What the site's own server says of its answers stands.
map $upstream_http_cache_control $site_cache_control {
  "" $site_caching;
  default "";
}
# Parts of pages need little of what documents need; what comes from the site's own server is no such file.
map $upstream_status$uri $site_part {
${cacheRules.map(({ folder }) => `  ~^${escapeRegExp(withBasePath(folder))} part;`).join('\n')}
  default page;
}
${formatLines(securityHeaders, (name, value) => `map $site_part ${variable(name)} { part "${assetHeaders[name] ?? ''}"; page "${value}"; }`)}
map $uri $site_disposition { ~${escapeRegExp(ATTACHMENT)}$ "attachment"; default ""; }
map $https $site_transport { on "${Object.values(transportSecurity).join('')}"; default ""; }
# Bare paths have pages too, but not for whoever can be answered by language.
map $uri $site_page { ~^${escapeRegExp(basePath)}/(${locales.join('|')})/(.*/)?$ "\${uri}index.html"; default "$uri"; }

upstream site_servers {
${servers.map((server) => `  server ${server};`).join('\n')}
  keepalive 16;
}

server {
  listen ${port};
  server_name ${address};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  # The site's own server refuses what is too large for it, in its own words.
  client_max_body_size 1m;

${formatLines(securityHeaders, (name) => `  add_header ${name} ${variable(name)} always;`)}
${formatLines(transportSecurity, (name) => `  add_header ${name} $site_transport always;`)}
  add_header Cache-Control $site_cache_control always;
  add_header Content-Disposition $site_disposition;

  # A machine that is gone does not refuse; another one is asked then.
  proxy_connect_timeout 2s;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
${formatLines({ ...securityHeaders, ...transportSecurity }, (name) => `  proxy_hide_header ${name};`)}

  location / {
    # An address that leads on to another one, by a page for hosts that know no redirects.
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
    error_page 404 ${withBasePath('/404.html')};
  }
  location ${withBasePath('/api/')} {
    proxy_pass http://site_servers;
  }
  # Hidden files, compressed copies and other hosts' files are nothing to ask for.
  location ~ (/\\.(?!well-known/)|\\.(br|gz|moved)$|/_(headers|redirects|site-manifest\\.json)$) {
    proxy_pass http://site_servers;
  }
}
`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
