import facts from '@/messages/facts.json' with { type: 'json' };
import type { Analytics } from './analytics/getTracker';

/** What the file may say. The compiler would go by what it says today. */
type SiteFacts = {
  /** The origin that canonical links, the sitemap and the feeds are written with. */
  origin: string;
  /** Profiles in social networks; an empty address shows the icon without a link. */
  social: { facebook?: string; linkedin?: string };
  /** The ICP number of a server in mainland China, such as 粤ICP备00000000号-1; shown once it is filled in. */
  icp?: string;
  /** The site's entry at Vietnam's Ministry of Industry and Trade (online.gov.vn) and its badge under `public/`. */
  tradeMinistry: { href?: string; badge?: string };
  /** The service that counts visits. Without one nobody is counted. */
  analytics: { [Field in keyof Analytics]?: string };
};

const { origin, social, icp = '', tradeMinistry, analytics }: SiteFacts = facts.site;

/** Where the site is and what belongs to its domain, from `messages/facts.json`. */
export const site = {
  origin,
  social: { facebook: '', linkedin: '', ...social },
  legal: { icp, tradeMinistry: { href: '', badge: '', ...tradeMinistry } },
  analytics: analytics.provider ? (analytics as Analytics) : undefined,
};

/** The absolute address of a path of this site. */
export function getAbsoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}
