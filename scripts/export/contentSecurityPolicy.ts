import { createHash } from 'node:crypto';
import { attribute, codeOf } from '../html/elements';
import { findElements } from './findElements';

type Hosts = {
  /** The origin that takes enquiries, if it is another one. */
  leads: string | undefined;
  /** The origin of the embedded map. */
  map: string;
};

/**
 * Puts a content security policy into a page's head: scripts only from this site or with the hash of an inline script
 * that stands in the page (CSP Level 3, section 2.3.1), styles only from this site's files. Animations set theirs
 * through the object model, which no policy forbids. Throws where a page has no place for it.
 */
export function addContentSecurityPolicy(html: string, { leads, map }: Hosts): string {
  const hashes = findElements(html, 'script')
    .filter((script) => attribute(script, 'src') === undefined && isExecuted(attribute(script, 'type')))
    .map((script) => `'sha256-${createHash('sha256').update(codeOf(script)).digest('base64')}'`);
  const endpoint = leads ? ` ${leads}` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    ...(leads ? [`connect-src 'self'${endpoint}`] : []),
    `frame-src ${map}`,
    `form-action 'self'${endpoint}`,
    "base-uri 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const charset = findElements(html, 'meta').find((element) => attribute(element, 'charset') !== undefined);
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined)
    throw new Error('has no <meta charset> that its content security policy could follow');
  return html.slice(0, end) + meta + html.slice(end);
}

/** What a browser acts upon. A script of another type, such as JSON, is data and needs no permission. */
function isExecuted(type: string | undefined): boolean {
  return type === undefined || type === 'module' || type === 'speculationrules';
}
