import { getMapOrigins } from '@/lib/content/messages/getMapOrigins';
import { enquiryEndpoint } from '@/lib/enquiry/enquiryEndpoint';
import { type Analytics, site } from '@/lib/i18n/site';

type AllowedOrigins = {
  /** The origin of the enquiry endpoint, if it differs from the site's. */
  enquiries: string | undefined;
  /** The origins of embedded maps. */
  maps: string[];
  /** The analytics service, if one is configured. */
  analytics: Analytics | undefined;
};

/** Returns the directives of the content security policy of this site. */
export function getContentSecurityPolicy() {
  return createContentSecurityPolicy({
    enquiries: getForeignOrigin(enquiryEndpoint),
    maps: getMapOrigins(),
    analytics: site.analytics,
  });
}

/**
 * Returns the sources by directive: scripts and styles only from this site's files. A configured analytics service
 * may run its script and receive reports. Animations set styles through the CSSOM, which the policy does not
 * restrict.
 */
export function createContentSecurityPolicy({ enquiries, maps, analytics }: AllowedOrigins) {
  const endpoint = enquiries ? [enquiries] : [];
  const script = analytics ? [`https://${analytics.host}`] : [];
  const reports = analytics?.reportsTo ? [...script, `https://${analytics.reportsTo}`] : script;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...reports],
    // Subtitles are part of the page.
    'media-src': ["'self'", 'data:'],
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
