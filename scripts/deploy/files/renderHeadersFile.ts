import { withBasePath } from '../../../lib/shared/basePath';
import { ATTACHMENT_EXTENSION, cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { assetPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';
import { formatLines } from './text';

/**
 * Response headers by path pattern, in which `*` matches anything. Hosts combine all matching rules. So there is no
 * `Cache-Control` rule for every path: it would be added to those of the folders, and revalidation is the hosts' default
 * anyway. Assets get two content security policies, which both apply. These hosts only serve over TLS.
 */
export const headerRules: [path: string, headers: Readonly<Record<string, string>>][] = [
  ['/*', { ...securityHeaders, ...transportSecurity }],
  ...cacheRules.map(({ folder, value }): (typeof headerRules)[number] => [
    withBasePath(`${folder}*`),
    { 'Cache-Control': value, ...assetPolicy },
  ]),
  [withBasePath(`/*${ATTACHMENT_EXTENSION}`), { 'Content-Disposition': 'attachment' }],
];

/** Renders `_headers` for Netlify and Cloudflare. */
export function renderHeadersFile(): string {
  return headerRules
    .map(([path, headers]) => `${path}\n${formatLines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n');
}
