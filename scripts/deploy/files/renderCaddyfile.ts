import { withBasePath } from '../../../lib/shared/basePath';
import { ATTACHMENT, cacheRules, DEFAULT_CACHE_CONTROL } from '../../../lib/shared/hosting/cacheRules';
import { assetPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';
import { locales } from '../../../lib/shared/i18n/locales';
import type { DeployTarget } from './renderNginxSite';
import { escapeRegExp, formatLines, GENERATED } from './text';

/** The site for Caddy, which gets its certificate by itself: what `nginxSite` does for nginx. */
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
	@part path ${cacheRules.map(({ folder }) => withBasePath(`${folder}*`)).join(' ')}
${formatLines(assetPolicy, (name, value) => `	header @part ${name} "${value}"`)}
	@download path *${ATTACHMENT}
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

	# Hidden files, compressed copies and other hosts' files are nothing to ask for.
	@file {
		not path_regexp /\\.|\\.(br|gz|moved)$|/_(headers|redirects|site-manifest\\.json)$|/$
		not file {path}.moved
		file {path}
	}
	# Bare paths have pages too, but not for whoever can be answered by language.
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
	# All else, bare paths and enquiries among it, is for the site's own server, which decides by middleware.ts.
	handle {
		reverse_proxy {$SITE_SERVERS:${servers.join(' ')}} {
			header_up X-Forwarded-Host {hostport}
			health_uri ${withBasePath('/healthz')}
			health_interval 2s
			# One that does not answer is left out at once: until Caddy 2.11.2 no other gets the enquiry it was asked to take.
			fail_duration 2s
			lb_policy round_robin
			lb_try_duration 5s
		}
	}
	# While that is down, bare paths get their pages, whose script decides.
	handle_errors {
		import site_headers
		@bare {
			expression {err.status_code} in [502, 503, 504]
			method GET HEAD
			not path ${withBasePath('/api/*')}
			file {path}index.html
		}
		handle @bare {
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
