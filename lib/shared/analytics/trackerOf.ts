/** A service that counts visits: where it is (`stats.example`), and what it calls this site. */
export type Analytics = {
  provider: 'umami' | 'plausible' | 'matomo' | 'baidu';
  /** The host of the installation; Baidu's is `hm.baidu.com`. */
  host: string;
  /** Umami's website id, Plausible's domain, Matomo's site id, or what follows `hm.js?` at Baidu. */
  id: string;
};

/** The script of a service, with what it reads from its element or from a queue of commands. */
export type Tracker = {
  src: string;
  attributes?: Record<string, string>;
  /** Matomo's `_paq` (https://developer.matomo.org/api-reference/tracking-javascript). */
  commands?: string[][];
};

type Service = {
  name: string;
  /** Whether it leaves no cookie in the browser. */
  isCookieless: boolean;
  trackerOf(origin: string, id: string): Tracker;
};

/** Each as its documentation has it installed, without inline scripts. */
export const analyticsServices: Record<Analytics['provider'], Service> = {
  /** https://umami.is/docs/collect-data */
  umami: {
    name: 'Umami',
    isCookieless: true,
    trackerOf: (origin, id) => ({ src: `${origin}/script.js`, attributes: { 'data-website-id': id } }),
  },
  /** https://plausible.io/docs/plausible-script */
  plausible: {
    name: 'Plausible',
    isCookieless: true,
    trackerOf: (origin, id) => ({ src: `${origin}/js/script.js`, attributes: { 'data-domain': id } }),
  },
  /** https://matomo.org/faq/general/faq_20904/ and https://matomo.org/faq/general/faq_157/ */
  matomo: {
    name: 'Matomo',
    isCookieless: true,
    trackerOf: (origin, id) => ({
      src: `${origin}/matomo.js`,
      commands: [
        ['disableCookies'],
        ['setTrackerUrl', `${origin}/matomo.php`],
        ['setSiteId', id],
        ['trackPageView'],
        ['enableLinkTracking'],
      ],
    }),
  },
  /** https://tongji.baidu.com/web/help/article?id=174 */
  baidu: {
    name: 'Baidu Tongji (百度统计)',
    isCookieless: false,
    trackerOf: (origin, id) => ({ src: `${origin}/hm.js?${id}` }),
  },
};

/** The origin that a service's script comes from and that it reports to, for the content security policy. */
export function analyticsOrigin({ host }: Analytics): string {
  return `https://${host}`;
}

/** The script of the service that is set up. */
export function trackerOf(analytics: Analytics): Tracker {
  return analyticsServices[analytics.provider].trackerOf(analyticsOrigin(analytics), analytics.id);
}
