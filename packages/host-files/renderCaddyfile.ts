import { getAssetOverrides } from './getAssetOverrides';
import type { HostOptions } from './HostOptions';
import { escapeRegExp, formatLines, getPrivateFilePattern } from './text';

/** Renders the Caddyfile, the equivalent of `renderNginxSite`. Caddy obtains the certificate automatically. */
export function renderCaddyfile(options: HostOptions): string {
  const { basePath, cacheRules, defaultCacheControl, locales, server } = options;
  const { pages, transport } = options.headers;
  const pagePattern = `^${escapeRegExp(`${basePath}/`)}(${locales.join('|')})/(.*/)?$`;
  return `# ${options.notice}

(site_headers) {
${formatLines(pages, (name, value) => `	header ?${name} "${value}"`)}
	header {
		-Server
		-Via
		defer
	}
}

(site_file) {
	map {path} {site_caching} {
${cacheRules.map(({ folder, value }) => `		~^${escapeRegExp(basePath + folder)} "${value}"`).join('\n')}
		default "${defaultCacheControl}"
	}
	header Cache-Control {site_caching}
	@asset path ${cacheRules.map(({ folder }) => `${basePath + folder}*`).join(' ')}
${formatLines(getAssetOverrides(options.headers), (name, value) => `	header @asset ${name} "${value}"`)}
${renderExtensionHeaders(options)}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	file_server {
		precompressed br gzip
	}
}

{$SITE_ADDRESS:${options.domain}} {
	root * {$SITE_ROOT:${options.root}}

	import site_headers
	@encrypted protocol https
	header @encrypted {
${formatLines(transport, (name, value) => `		${name} "${value}"`)}
		defer
	}

	# Excludes hidden files, compressed copies and files for other hosts.
	# A file x.moved marks a page that has moved; the site's server redirects it.
	@file {
		not path_regexp /\\.|\\.(br|gz|moved)$|${getPrivateFilePattern(options.privateFiles)}|/$
		not file {path}.moved
		file {path}
	}
	# Only pages with a locale. Paths without one are redirected by the site's server; their pages are a fallback.
	@page {
		path_regexp ${pagePattern}
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
		reverse_proxy {$SITE_SERVERS:${server.addresses.join(' ')}} {
			header_up X-Forwarded-Host {hostport}
			health_uri ${basePath + server.healthPath}
			# Notices a stopping server during the second in which it still answers.
			health_interval 500ms
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
			not path ${basePath + server.apiFolder}*
			file {path}index.html
		}
		handle @without_locale {
			header Cache-Control "${defaultCacheControl}"
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

function renderExtensionHeaders({ extensionHeaders }: HostOptions): string {
  return Object.entries(extensionHeaders)
    .flatMap(([extension, headers]) => [
      `	@${extension.slice(1)} path *${extension}`,
      formatLines(headers, (name, value) => `	header @${extension.slice(1)} ${name} "${value}"`),
    ])
    .join('\n');
}
