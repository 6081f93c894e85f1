import { createHash } from 'node:crypto';
import type { AnalyticsOrigins } from '../../lib/shared/analytics/getTracker';
import { getAttribute } from '../html/elements';
import type { ExportedDocument } from './ExportedDocument';

type Hosts = {
  /** The origin that takes enquiries, if it is another one. */
  leads: string | undefined;
  /** The origin of the embedded map. */
  map: string;
  /** The origins of the service that counts visits, if there is one. */
  analytics: AnalyticsOrigins | undefined;
};

/**
 * Puts a content security policy into a page's head: scripts only from this site or with the hash of an inline script
 * that stands in the page (CSP Level 3, section 2.3.1), styles only from this site's files. The service that counts
 * visits, where one is set up, may run its script and be reported to. Animations set theirs
 * through the object model, which no policy forbids. To be called when the page has all its scripts. Throws where the
 * page has no place for it.
 */
export function addContentSecurityPolicy(document: ExportedDocument, { leads, map, analytics }: Hosts): void {
  const charset = document.find('meta').find((meta) => getAttribute(meta, 'charset') !== undefined);
  if (!charset) throw new Error('the page has no <meta charset>, after which its policy would stand');
  const hashes = document
    .inlineScripts()
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const endpoint = leads ? ` ${leads}` : '';
  const counter = analytics ? ` ${analytics.script}` : '';
  const reports = analytics ? ` ${analytics.reports.join(' ')}` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}${counter}`,
    "style-src 'self'",
    `img-src 'self' data:${reports}`,
    ...(leads || analytics ? [`connect-src 'self'${endpoint}${reports}`] : []),
    `frame-src ${map}`,
    `form-action 'self'${endpoint}`,
    "base-uri 'none'",
  ].join('; ');
  document.addAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
