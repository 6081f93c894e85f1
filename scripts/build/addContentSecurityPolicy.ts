import { createHash } from 'node:crypto';
import type { AnalyticsOrigins } from '../../lib/shared/analytics/getTracker';
import { getAttribute } from '../html/elements';
import type { ExportedDocument } from './ExportedDocument';

type AllowedOrigins = {
  /** The origin of the enquiry endpoint, if it differs from the site's. */
  leads: string | undefined;
  /** The origin of the embedded map. */
  map: string;
  /** The origins of the analytics service, if one is configured. */
  analytics: AnalyticsOrigins | undefined;
};

/**
 * Adds a content security policy to a page's head: scripts only from this site or with the hash of one of the page's
 * inline scripts (CSP Level 3, section 2.3.1), styles only from this site's files. A configured analytics service may run
 * its script and receive reports. Animations set styles through the CSSOM, which the policy does not restrict. Must be
 * called after all scripts have been added. Throws if the page has no `<meta charset>`.
 */
export function addContentSecurityPolicy(
  document: ExportedDocument,
  { leads, map, analytics }: AllowedOrigins,
): void {
  const charset = document.find('meta').find((meta) => getAttribute(meta, 'charset') !== undefined);
  if (!charset) throw new Error('the page has no <meta charset>, after which the policy is inserted');
  const hashes = document
    .getInlineScripts()
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const endpoint = leads ? ` ${leads}` : '';
  const analyticsScript = analytics ? ` ${analytics.script}` : '';
  const analyticsReports = analytics ? ` ${analytics.reports.join(' ')}` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}${analyticsScript}`,
    "style-src 'self'",
    `img-src 'self' data:${analyticsReports}`,
    ...(leads || analytics ? [`connect-src 'self'${endpoint}${analyticsReports}`] : []),
    `frame-src ${map}`,
    `form-action 'self'${endpoint}`,
    "base-uri 'none'",
  ].join('; ');
  document.addAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
