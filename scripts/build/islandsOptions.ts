import type { StaticIslandsOptions } from 'static-islands';
import { DEFERRED_CLICK, LIST_CLEAR, LIST_FILTER, PAGE_CAN_HOVER, RETRY_LINK } from '@/lib/browser/protocol';
import { getMapOrigins } from '@/lib/content/messages/getMapOrigins';
import { enquiryEndpoint } from '@/lib/enquiry/fields';
import { locales } from '@/lib/i18n/locales';
import { basePath, withBasePath } from '@/lib/i18n/paths';
import { type Analytics, site } from '@/lib/i18n/site';
import { browserBuildOptions } from './browserBuildOptions';

/**
 * Links that normally update a list in place, and the Retry link, which must request the page again instead of using a
 * prefetched copy.
 */
const excludedLinks = {
  selector_matches: `[${LIST_FILTER}], [${LIST_CLEAR}], [${DEFERRED_CLICK}], [${RETRY_LINK}]`,
};
const links = { and: [{ href_matches: withBasePath('/*/') }, { not: excludedLinks }] };

const enquiryOrigin = new URL(enquiryEndpoint, site.origin).origin;

/** Options for the post-processing of the export by `static-islands`. */
export const staticIslands: StaticIslandsOptions = {
  basePath,
  islandsFolder: 'components/islands/entries',
  classNames: 'class-names.json',
  esbuild: {
    ...browserBuildOptions,
    define: {
      ...browserBuildOptions.define,
      'process.env.NEXT_PUBLIC_LEADS_ENDPOINT':
        JSON.stringify(process.env.NEXT_PUBLIC_LEADS_ENDPOINT) ?? 'undefined',
    },
  },
  // Next's CSS parser drops rules with this pseudo-class, so the sources use an attribute instead.
  transformCss: (css) => css.replaceAll('[data-target-current]', ':target-current'),
  // Pressing a link prefetches its page; with a pointer that can hover, hovering over a link prerenders the page.
  speculationRules: {
    prefetch: [{ where: links, eagerness: 'conservative' }],
    prerender: [
      {
        where: { and: [links, { selector_matches: `[${PAGE_CAN_HOVER}] a:not([hreflang])` }] },
        eagerness: 'moderate',
      },
    ],
  },
  contentSecurityPolicy: createContentSecurityPolicy({
    enquiries: enquiryOrigin === site.origin ? undefined : enquiryOrigin,
    maps: getMapOrigins(),
    analytics: site.analytics,
  }),
  // The files to compress with the maximum quality, which is slow: scripts, drawings, and the first two levels
  // of pages in each locale, whose number does not grow with the entries. With a lower quality, the longest pages would
  // not fit into the first round trip of a connection (RFC 6928: ten segments, 14.6 kB).
  maxQualityPaths: new RegExp(`^(_next/static|images)/|^(${locales.join('|')})/([^/]+/)?index\\.html$`),
};

type AllowedOrigins = {
  /** The origin of the enquiry endpoint, if it differs from the site's. */
  enquiries: string | undefined;
  /** The origins of embedded maps. */
  maps: string[];
  /** The analytics service, if one is configured. */
  analytics: Analytics | undefined;
};

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
