import type { Analytics } from './analytics/trackerOf';
import { sitePath } from './basePath';

type Site = {
  origin: string;
  social: Record<'facebook' | 'linkedin', string>;
  legal: {
    icp: string;
    tradeMinistry: { href: string; badge: string };
  };
  analytics: Analytics | undefined;
};

/** Facts about the site that are neither text nor an editor's business. */
export const site: Site = {
  /** The origin that canonical links, the sitemap and the feeds are written with. */
  origin: 'https://www.lotusbridge.example',
  /** Profiles in social networks; an empty address shows the icon without a link. */
  social: { facebook: '', linkedin: '' },
  /** Registrations that the footer shows once they are filled in. */
  legal: {
    /** The ICP number of a server in mainland China, such as 粤ICP备00000000号-1. */
    icp: '',
    /** The site's entry at Vietnam's Ministry of Industry and Trade (online.gov.vn) and its badge under `public/`. */
    tradeMinistry: { href: '', badge: '' },
  },
  /**
   * The service that counts visits: `{ provider: 'umami', host: 'stats.example', id: '…' }`, or plausible, matomo or baidu.
   * Without one nobody is counted.
   */
  analytics: undefined,
};

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}

/** Where forms are sent; a copy of the site on a CDN names the server that takes its enquiries. */
export const leadsEndpoint = process.env.NEXT_PUBLIC_LEADS_ENDPOINT ?? sitePath('/api/leads');
