/** A service that counts visits: where it is (`stats.example`), and what it calls this site. */
export type Analytics = {
  provider: 'umami' | 'plausible' | 'matomo' | 'baidu';
  /** The host of the installation; Baidu's is `hm.baidu.com`. */
  host: string;
  /** The host it reports to where that is another one, as of Umami Cloud (`gateway.umami.is` for `cloud.umami.is`). */
  reportsTo?: string;
  /**
   * Umami's website id, Plausible's domain or the name of its newer script (`pa-…`), Matomo's site id, or what follows
   * `hm.js?` at Baidu.
   */
  id: string;
};

/** The script of a service, with what it reads from its element or from global variables. */
export type Tracker = {
  src: string;
  attributes?: Record<string, string>;
  globals?: Record<string, object>;
};

export type AnalyticsOrigins = { script: string; reports: string[] };

type Service = {
  name: string;
  /** Whether it leaves no cookie in the browser. */
  isCookieless: boolean;
  createTracker(origin: string, id: string): Tracker;
};

/** Each as its documentation has it installed, without inline scripts. */
export const analyticsServices: Record<Analytics['provider'], Service> = {
  /** https://umami.is/docs/collect-data */
  umami: {
    name: 'Umami',
    isCookieless: true,
    createTracker: (origin, id) => ({ src: `${origin}/script.js`, attributes: { 'data-website-id': id } }),
  },
  /** https://plausible.io/docs/plausible-script; the newer script counts when it finds the options of its `init`. */
  plausible: {
    name: 'Plausible',
    isCookieless: true,
    createTracker: (origin, id) =>
      id.startsWith('pa-')
        ? { src: `${origin}/js/${id}.js`, globals: { plausible: { o: {} } } }
        : { src: `${origin}/js/script.js`, attributes: { 'data-domain': id } },
  },
  /** https://matomo.org/faq/general/faq_20904/ and https://matomo.org/faq/general/faq_157/ */
  matomo: {
    name: 'Matomo',
    isCookieless: true,
    createTracker: (origin, id) => ({
      src: `${origin}/matomo.js`,
      globals: {
        _paq: [
          ['disableCookies'],
          ['setTrackerUrl', `${origin}/matomo.php`],
          ['setSiteId', id],
          ['trackPageView'],
          ['enableLinkTracking'],
        ],
      },
    }),
  },
  /** https://tongji.baidu.com/web/help/article?id=174 */
  baidu: {
    name: 'Baidu Tongji (百度统计)',
    isCookieless: false,
    createTracker: (origin, id) => ({ src: `${origin}/hm.js?${id}` }),
  },
};

/** The origin that a service's script comes from, and all that it reports to, for the content security policy. */
export function getAnalyticsOrigins({ host, reportsTo }: Analytics): AnalyticsOrigins {
  const script = `https://${host}`;
  return { script, reports: reportsTo ? [script, `https://${reportsTo}`] : [script] };
}

/** The script of the service that is set up. */
export function getTracker(analytics: Analytics): Tracker {
  return analyticsServices[analytics.provider].createTracker(
    getAnalyticsOrigins(analytics).script,
    analytics.id,
  );
}
