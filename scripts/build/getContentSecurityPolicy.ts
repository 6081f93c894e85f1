import { type AnalyticsOrigins, getAnalyticsOrigins } from 'analytics-trackers';
import { getMapOrigins } from '../../lib/content/entries/getMapOrigins';
import { enquiryEndpoint } from '../../lib/shared/enquiryEndpoint';
import { site } from '../../lib/shared/site';

type AllowedOrigins = {
  /** The origin of the enquiry endpoint, if it differs from the site's. */
  enquiries: string | undefined;
  /** The origins of embedded maps. */
  maps: string[];
  /** The origins of the analytics service, if one is configured. */
  analytics: AnalyticsOrigins | undefined;
};

/** Returns the directives of the content security policy of this site. */
export function getContentSecurityPolicy() {
  return createContentSecurityPolicy({
    enquiries: getForeignOrigin(enquiryEndpoint),
    maps: getMapOrigins(),
    analytics: site.analytics && getAnalyticsOrigins(site.analytics),
  });
}

/**
 * Returns the sources by directive: scripts and styles only from this site's files. A configured analytics service
 * may run its script and receive reports. Animations set styles through the CSSOM, which the policy does not
 * restrict.
 */
export function createContentSecurityPolicy({ enquiries, maps, analytics }: AllowedOrigins) {
  const endpoint = enquiries ? [enquiries] : [];
  const reports = analytics?.reports ?? [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(analytics ? [analytics.script] : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...reports],
    'connect-src': ["'self'", ...endpoint, ...reports],
    'frame-src': maps,
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
  };
  // `default-src` already allows requests to this site.
  if (!enquiries && !analytics) delete directives['connect-src'];
  return directives;
}

function getForeignOrigin(endpoint: string): string | undefined {
  const { origin } = new URL(endpoint, site.origin);
  return origin === site.origin ? undefined : origin;
}
