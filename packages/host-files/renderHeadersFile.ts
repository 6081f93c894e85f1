import { getAssetOverrides } from './getAssetOverrides';
import type { HostOptions } from './HostOptions';
import { formatLines } from './text';

type HeaderRule = [path: string, headers: Readonly<Record<string, string>>];

/**
 * Returns response headers by path pattern, in which `*` matches anything. Hosts combine all matching rules. Therefore the
 * rule for every path has no `Cache-Control`: its value would be added to the values of the folders, and revalidation is
 * the hosts' default. If an asset has two content security policies, both apply. These hosts only serve over TLS.
 */
export function getHeaderRules({
  basePath,
  headers,
  cacheRules,
  extensionHeaders,
}: HostOptions): HeaderRule[] {
  return [
    ['/*', { ...headers.pages, ...headers.transport }],
    ...cacheRules.map(
      ({ folder, value }): HeaderRule => [
        `${basePath + folder}*`,
        { 'Cache-Control': value, ...getAssetOverrides(headers) },
      ],
    ),
    ...Object.entries(extensionHeaders).map(
      ([extension, values]): HeaderRule => [`${basePath}/*${extension}`, values],
    ),
  ];
}

/** Renders `_headers` for Netlify and Cloudflare. */
export function renderHeadersFile(options: HostOptions): string {
  return getHeaderRules(options)
    .map(([path, headers]) => `${path}\n${formatLines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n');
}
