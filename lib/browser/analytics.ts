import type { Analytics } from '@/lib/i18n/site';

/** The script of an analytics service, with the attributes or global variables that configure the script. */
export type Tracker = {
  src: string;
  attributes?: Record<string, string>;
  globals?: Record<string, object>;
};

type Service = {
  name: string;
  createTracker(origin: string, id: string): Tracker;
};

/**
 * The supported services, which set no cookies. Each script is installed as its documentation describes, but without inline
 * scripts.
 */
export const analyticsServices: Record<Analytics['provider'], Service> = {
  /** https://umami.is/docs/collect-data */
  umami: {
    name: 'Umami',
    createTracker: (origin, id) => ({ src: `${origin}/script.js`, attributes: { 'data-website-id': id } }),
  },
  /** https://plausible.io/docs/plausible-script; the newer script starts if its options (`plausible.o`) are set. */
  plausible: {
    name: 'Plausible',
    createTracker: (origin, id) =>
      id.startsWith('pa-')
        ? { src: `${origin}/js/${id}.js`, globals: { plausible: { o: {} } } }
        : { src: `${origin}/js/script.js`, attributes: { 'data-domain': id } },
  },
  /** https://matomo.org/faq/general/faq_20904/ and https://matomo.org/faq/general/faq_157/ */
  matomo: {
    name: 'Matomo',
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
};

/** Returns the script of the configured service. */
export function getTracker({ provider, host, id }: Analytics): Tracker {
  return analyticsServices[provider].createTracker(`https://${host}`, id);
}
