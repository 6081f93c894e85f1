import {
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
  assetOverrides,
  escapeRegExp,
  formatLines,
  NOTICE,
  privateFilePattern,
  SERVER_ADDRESS,
  SITE_ROOT,
  serverParameters,
} from './text';

/** Renders the Caddyfile, the equivalent of `renderNginxSite`. Caddy obtains the certificate automatically. */
export function renderCaddyfile(): string {
  const pagePattern = `^${escapeRegExp(`${basePath}/`)}(${locales.join('|')})/(.*/)?$`;
  return `# ${NOTICE}

{
	# Caddy writes no access log. Errors are logged without IP address, headers and query: the privacy page limits how long
	# the IP address of a form is kept, and URLs of the newsletter contain tokens.
	log {
		format filter {
			wrap json
			fields {
				request>remote_ip delete
				request>remote_port delete
				request>client_ip delete
				request>headers delete
				request>uri regexp \\?.* ?
			}
		}
	}
}

(site_headers) {
${formatLines(securityHeaders, (name, value) => `	header ?${name} "${value}"`)}
	header {
		-Server
		-Via
		defer
	}
}

(site_file) {
	map {path} {site_caching} {
${cacheRules.map(({ folder, value }) => `		~^${escapeRegExp(basePath + folder)} "${value}"`).join('\n')}
		default "${DEFAULT_CACHE_CONTROL}"
	}
	header Cache-Control {site_caching}
	@asset path ${cacheRules.map(({ folder }) => `${basePath + folder}*`).join(' ')}
${formatLines(assetOverrides, (name, value) => `	header @asset ${name} "${value}"`)}
${renderExtensionHeaders()}
	file_server {
		precompressed br gzip
	}
}

# The site's server answers other methods, parts of files, preconditions, and pages with these parameters.
(site_plain) {
	method GET HEAD
	not header Range *
	not header If-Match *
	not header If-Unmodified-Since *
${serverParameters.map((name) => `	not query ${name}=*`).join('\n')}
	# A file x.moved marks a page that has moved; the site's server redirects it.
	not file {path}.moved
}

{$SITE_ADDRESS:${new URL(site.origin).host}} {
	root * {$SITE_ROOT:${SITE_ROOT}}

	import site_headers
	@encrypted protocol https
	header @encrypted {
${formatLines(transportSecurity, (name, value) => `		${name} "${value}"`)}
		defer
	}

	# Excludes hidden files, compressed copies and files for other hosts.
	@file {
		import site_plain
		not path_regexp /\\.|\\.(br|gz|moved)$|${privateFilePattern}|/$
		file {path}
	}
	# Only pages with a locale. Paths without one are redirected by the site's server; their pages are a fallback.
	@page {
		import site_plain
		path_regexp ${pagePattern}
		file {path}index.html
	}
	handle @file {
		import site_file
	}
	handle @page {
		import site_file
	}
	# The site's server handles everything else: enquiries, redirects, 404, and paths without a locale (middleware.ts).
	handle {
		reverse_proxy {$SITE_SERVERS:${SERVER_ADDRESS}} {
			header_up X-Forwarded-Host {hostport}
			health_uri ${basePath}/healthz
			# Notices a stopping server during the second in which it still answers, and a failed one soon.
			health_interval 500ms
			# No fail_duration: Caddy would also count the malformed body of a client as a failure of the server.
			lb_policy round_robin
			lb_try_duration 5s
		}
	}
	# If the server is down, paths without a locale get a page whose script chooses the language.
	handle_errors {
		import site_headers
		@fallback {
			expression {err.status_code} in [502, 503, 504]
			method GET HEAD
			not path ${basePath}/api/*
			file {path}index.html
		}
		handle @fallback {
			header Cache-Control "${DEFAULT_CACHE_CONTROL}"
			rewrite {file_match.relative}
			file_server {
				status 200
				precompressed br gzip
			}
		}
		handle {
			header Cache-Control "no-store"
		}
	}
}
`;
}

function renderExtensionHeaders(): string {
  return Object.entries<Record<string, string>>(extensionHeaders)
    .flatMap(([extension, headers]) => [
      `	@${extension.slice(1)} path *${extension}`,
      formatLines(headers, (name, value) => `	header @${extension.slice(1)} ${name} "${value}"`),
    ])
    .join('\n');
}
