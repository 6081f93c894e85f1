import { sitePath } from '../../../lib/shared/basePath';
import { cacheRules, DOWNLOAD } from '../../../lib/shared/hosting/cacheRules';
import { partPolicy, securityHeaders, transportSecurity } from '../../../lib/shared/hosting/securityHeaders';

/**
 * `_headers` as Netlify and Cloudflare read it. Both answer a page with "ask again each time" by themselves; a rule for
 * every path that says so would be added to those of the folders, as is the policy of parts of pages to that of every
 * path: both hold. Both hosts speak nothing but TLS.
 */
export function headersFile(): string {
  const rules: [string, Readonly<Record<string, string>>][] = [
    ['/*', { ...securityHeaders, ...transportSecurity }],
    ...cacheRules.map(
      ({ folder, value }) =>
        [sitePath(`${folder}*`), { 'Cache-Control': value, ...partPolicy }] as [
          string,
          Record<string, string>,
        ],
    ),
    [sitePath(`/*${DOWNLOAD}`), { 'Content-Disposition': 'attachment' }],
  ];
  return rules.map(([path, headers]) => `${path}\n${linesOf(headers)}`).join('\n');
}

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
