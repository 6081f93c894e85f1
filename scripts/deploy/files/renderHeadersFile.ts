import { withBasePath } from '../../../lib/shared/basePath';
import { ATTACHMENT, cacheRules } from '../../../lib/shared/hosting/cacheRules';
import { assetPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';
import { formatLines } from './text';

/**
 * What hosts say with the files at a path, in which `*` is anything. Hosts answer a page with "ask again each time" by
 * themselves; a rule for every path that says so would be added to those of the folders, as is the policy of parts of
 * pages to that of every path: both hold. The hosts speak nothing but TLS.
 */
export const getHeaderRules: [path: string, headers: Readonly<Record<string, string>>][] = [
  ['/*', { ...securityHeaders, ...transportSecurity }],
  ...cacheRules.map(({ folder, value }): (typeof getHeaderRules)[number] => [
    withBasePath(`${folder}*`),
    { 'Cache-Control': value, ...assetPolicy },
  ]),
  [withBasePath(`/*${ATTACHMENT}`), { 'Content-Disposition': 'attachment' }],
];

/** `_headers` as Netlify and Cloudflare read it. */
export function renderHeadersFile(): string {
  return getHeaderRules
    .map(([path, headers]) => `${path}\n${formatLines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n');
}
