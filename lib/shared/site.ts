import facts from '@/messages/facts.json' with { type: 'json' };
import type { Analytics } from './analytics/trackerOf';

type Site = {
  /** The origin that canonical links, the sitemap and the feeds are written with. */
  origin: string;
  /** Profiles in social networks; an empty address shows the icon without a link. */
  social: Record<'facebook' | 'linkedin', string>;
  /** Registrations that the footer shows once they are filled in. */
  legal: {
    /** The ICP number of a server in mainland China, such as 粤ICP备00000000号-1. */
    icp: string;
    /** The site's entry at Vietnam's Ministry of Industry and Trade (online.gov.vn) and its badge under `public/`. */
    tradeMinistry: { href: string; badge: string };
  };
  /** The service that counts visits. Without one nobody is counted. */
  analytics: Analytics | undefined;
};

/** What the file may say. The compiler would go by what it says today. */
type Written = {
  origin: string;
  social: Partial<Site['social']>;
  icp?: string;
  tradeMinistry: Partial<Site['legal']['tradeMinistry']>;
  analytics: { [Field in keyof Analytics]?: string };
};

const { origin, social, icp = '', tradeMinistry, analytics }: Written = facts.site;

/** Where the site is and what belongs to its domain, from `messages/facts.json`. */
export const site: Site = {
  origin,
  social: { facebook: '', linkedin: '', ...social },
  legal: { icp, tradeMinistry: { href: '', badge: '', ...tradeMinistry } },
  analytics: analytics.provider ? (analytics as Analytics) : undefined,
};

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}
