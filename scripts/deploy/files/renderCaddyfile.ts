import { withBasePath } from '../../../lib/shared/basePath';
import {
  ATTACHMENT_EXTENSION,
  cacheRules,
  DEFAULT_CACHE_CONTROL,
} from '../../../lib/shared/hosting/cacheRules';
import { assetPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';
import { locales } from '../../../lib/shared/i18n/locales';
import type { DeployTarget } from './renderNginxSite';
import { escapeRegExp, formatLines, GENERATED } from './text';

/** Renders the Caddyfile, the equivalent of `renderNginxSite`. Caddy obtains the certificate automatically. */
export function renderCaddyfile({ address, root, servers }: Omit<DeployTarget, 'port'>): string {
  const page = `^${escapeRegExp(withBasePath('/'))}(${locales.join('|')})/(.*/)?$`;
  return `# ${GENERATED}

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
${cacheRules.map(({ folder, value }) => `		~^${escapeRegExp(withBasePath(folder))} "${value}"`).join('\n')}
		default "${DEFAULT_CACHE_CONTROL}"
	}
	header Cache-Control {site_caching}
	@asset path ${cacheRules.map(({ folder }) => withBasePath(`${folder}*`)).join(' ')}
${formatLines(assetPolicy, (name, value) => `	header @asset ${name} "${value}"`)}
	@download path *${ATTACHMENT_EXTENSION}
	header @download Content-Disposition attachment
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	file_server {
		precompressed br gzip
	}
}

{$SITE_ADDRESS:${address}} {
	root * {$SITE_ROOT:${root}}

	import site_headers
	@encrypted protocol https
	header @encrypted {
${formatLines(transportSecurity, (name, value) => `		${name} "${value}"`)}
		defer
	}

	# Excludes hidden files, compressed copies and files for other hosts.
	# A file x.moved marks a page that has moved; the site's server redirects it.
	@file {
		not path_regexp /\\.|\\.(br|gz|moved)$|/_(headers|redirects|site-manifest\\.json)$|/$
		not file {path}.moved
		file {path}
	}
	# Only pages with a locale. Paths without one are redirected by the site's server; their pages are a fallback.
	@page {
		path_regexp ${page}
		not file {path}.moved
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
		reverse_proxy {$SITE_SERVERS:${servers.join(' ')}} {
			header_up X-Forwarded-Host {hostport}
			health_uri ${withBasePath('/healthz')}
			health_interval 2s
			# Takes a failed server out of rotation at once: before 2.11.2, Caddy does not retry a POST on another server.
			fail_duration 2s
			lb_policy round_robin
			lb_try_duration 5s
		}
	}
	# If the server is down, paths without a locale get a page whose script chooses the language.
	handle_errors {
		import site_headers
		@without_locale {
			expression {err.status_code} in [502, 503, 504]
			method GET HEAD
			not path ${withBasePath('/api/*')}
			file {path}index.html
		}
		handle @without_locale {
			header Cache-Control "${DEFAULT_CACHE_CONTROL}"
			rewrite {file_match.relative}
			file_server {
				status 200
				precompressed br gzip
			}
		}
	}
}
`;
}
