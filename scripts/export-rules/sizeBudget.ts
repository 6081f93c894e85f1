import { statSync } from 'node:fs';
import type { SizeBudget } from 'export-audit';
import { photoFolder } from '@/lib/browser/photos';
import { getFontFile } from '@/lib/content/appearance/fonts';
import { findCustomPage } from '@/lib/content/entries/customPages';
import { defaultLocale } from '@/lib/i18n/locales';
import { site } from '@/lib/i18n/site';

/** The additional budget of a page with a photograph at its top. */
const PHOTO_ALLOWANCE_BYTES = 120_000;

const ARTICLE_PATH = /^\/insights\/[^/]+\/$/;
const STATION_PATH = /^\/services\/[^/]+\/$/;

/**
 * The largest size of the styles in a page by its path: what they took on 26 November 2026 and about 10 % for one more
 * section. A page that needs more has got rules of another page, which Next's `cssChunking` keeps apart.
 */
const STYLE_LIMITS: Record<string, number> = {
  '/': 13_050,
  '/about/': 9_600,
  '/services/': 10_700,
  '/cases/': 9_750,
  '/insights/': 9_650,
  '/contact/': 9_650,
};

const fontSizes = ([400, 600] as const).map((weight) => statSync(`public${getFontFile('all', weight)}`).size);

/** The fonts with all letters of the typeface, and 3.5 % for more characters; never more than 60 kB. */
const fontLimit = Math.min(60_000, Math.round(1.035 * fontSizes.reduce((sum, size) => sum + size)));

/** The limit of cases, articles, legal pages, editors' own pages and pages without a locale. */
const OTHER_STYLES_LIMIT = 8_800;

/** The limit of pages with a station: those of services, and editors' own pages. */
const STATION_STYLES_LIMIT = 10_100;

/** The limit of editors' own pages with blocks, which can contain cases and the contact form. */
const BLOCK_STYLES_LIMIT = 12_200;

/**
 * The budget of a page. What a page loads at once is less than the lightest competitor needs for a nearly empty page.
 * Styles and the first screens of the document fit into the initial congestion window of TCP (RFC 6928: ten segments).
 */
export const sizeBudget: SizeBudget = {
  getLimits({ path }, pictures) {
    const hasPhoto = pictures.some((file) => `/${file}`.startsWith(photoFolder));
    const allowance = hasPhoto ? PHOTO_ALLOWANCE_BYTES : 0;
    const customPage = findCustomPage(defaultLocale, path.slice(1, -1));
    const styles =
      STYLE_LIMITS[path] ??
      (STATION_PATH.test(path) || customPage?.station
        ? STATION_STYLES_LIMIT
        : customPage?.blocks
          ? BLOCK_STYLES_LIMIT
          : OTHER_STYLES_LIMIT);
    return {
      styles,
      document: styles + (ARTICLE_PATH.test(path) ? 24_500 : path === '/services/' ? 19_600 : 18_200),
      // The language of the URL is decided before the first paint. The larger value includes the loader of the analytics
      // service.
      'inline scripts': site.analytics ? 2_420 : 2_300,
      fonts: fontLimit,
      'pictures at once': 10_000 + allowance,
      'everything at once': styles + 22_400 + fontLimit + allowance,
      'requests at once': 6,
      // It loads at once if the URL has a query, after first paint if the page has islands, and otherwise at the first
      // interaction. The recovery script loads only after a failure, so it is not included.
      'script of the site': 3_650,
      'modules of islands': 110_000,
    };
  },
  advice: {
    document: 'It delays the page on phones: shorten its texts.',
    'pictures at once': 'Use a smaller picture at the top of the page.',
    'everything at once': 'Shorten the texts of the page, or use smaller pictures at its top.',
    'requests at once': 'Show fewer pictures at the top of the page.',
  },
};
