import facts from '@/messages/facts.json' with { type: 'json' };

/** An analytics service and its id for this site. */
export type Analytics = {
  provider: 'umami' | 'plausible' | 'matomo';
  /** The host of the installation, such as `stats.example`. */
  host: string;
  /**
   * The host that receives reports, if it differs from `host`: Umami Cloud uses `gateway.umami.is` for
   * `cloud.umami.is`.
   */
  reportsTo?: string;
  /** Umami's website id, Plausible's domain or the name of its newer script (`pa-…`), or Matomo's site id. */
  id: string;
};

/** The type of the `site` facts. Without it, TypeScript would infer the type from the current values. */
type SiteFacts = {
  /** The origin of canonical links, the sitemap and feeds. */
  origin: string;
  /** Profiles in social networks. If a URL is empty, the icon in the footer is a placeholder. */
  social: { facebook?: string; linkedin?: string };
  /** The ICP number of a server in mainland China, such as 粤ICP备00000000号-1. The footer shows it if it is not empty. */
  icp?: string;
  /**
   * The site's registration page at Vietnam's Ministry of Industry and Trade (online.gov.vn), and the path of the
   * ministry's badge below `public/`.
   */
  tradeMinistry: { href?: string; badge?: string };
  /** The analytics service. Visits are not counted if it has no provider. */
  analytics: { [Field in keyof Analytics]?: string };
};

const { origin, social, icp = '', tradeMinistry, analytics }: SiteFacts = facts.site;

/** The `site` facts of `messages/facts.json`: the origin, and accounts and registrations of the site. */
export const site = {
  origin,
  social: { facebook: '', linkedin: '', ...social },
  legal: { icp, tradeMinistry: { href: '', badge: '', ...tradeMinistry } },
  analytics: analytics.provider ? (analytics as Analytics) : undefined,
};

/** Returns the absolute URL of a path of this site. */
export function getAbsoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}
