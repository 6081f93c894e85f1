import { sitePath } from '../../../lib/shared/basePath';
import { cacheRules, DOWNLOAD } from '../../../lib/shared/hosting/cacheRules';
import { partPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';
import { lines } from './text';

/**
 * What hosts say with the files at a path, in which `*` is anything. Hosts answer a page with "ask again each time" by
 * themselves; a rule for every path that says so would be added to those of the folders, as is the policy of parts of
 * pages to that of every path: both hold. The hosts speak nothing but TLS.
 */
export const headerRules: [path: string, headers: Readonly<Record<string, string>>][] = [
  ['/*', { ...securityHeaders, ...transportSecurity }],
  ...cacheRules.map(({ folder, value }): (typeof headerRules)[number] => [
    sitePath(`${folder}*`),
    { 'Cache-Control': value, ...partPolicy },
  ]),
  [sitePath(`/*${DOWNLOAD}`), { 'Content-Disposition': 'attachment' }],
];

/** `_headers` as Netlify and Cloudflare read it. */
export function headersFile(): string {
  return headerRules
    .map(([path, headers]) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n');
}
