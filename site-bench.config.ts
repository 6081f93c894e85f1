import path from 'node:path';
import type { SiteBenchOptions } from 'site-bench';
import { DEFERRED_CLICK, PAGE_CAN_HOVER } from './lib/browser/protocol';
import { loadArticles } from './lib/content/entries/loadPosts';
import { getLocalePath } from './lib/shared/i18n/getLocalePath';
import { locales } from './lib/shared/i18n/locales';
import { getPostPath, pages } from './lib/shared/i18n/paths';
import { scale } from './scripts/bench/scale';
import { visits } from './scripts/bench/visits';
import { browserArguments, findBrowser } from './tests/helpers/findBrowser';

/** All pages with a fixed path, and an article. */
const paths = [...Object.values(pages), getPostPath(loadArticles('en')[0]?.slug ?? '')];

/** Options of `npm run bench` and `npm run bench:scale`. */
export const benchOptions = {
  getBrowser: () => ({ executablePath: findBrowser(), args: browserArguments }),
  build: {
    name: 'npm run build',
    command: ['scripts/build.js'],
    generated: ['.next', 'out', 'dist'],
    out: 'out',
  },
  server: {
    command: ['dist/server.js'],
    getEnv: (port, folder) => ({
      LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
      HOST: '127.0.0.1',
      PORT: String(port),
    }),
    readyPath: '/en/',
  },
  report: {
    file: 'BENCHMARKS.md',
    figuresFile: 'docs/benchmarks.json',
    introduction: `\`npm run bench\` measures the site on the local machine and writes this page. Figures in brackets are from the previous
run, if different. Nothing else should run at the same time. \`npm run bench:scale -- --append BENCHMARKS.md\` appends
the figures for many articles; \`--compare NAME=FOLDER\` measures another built site in the same run.`,
  },
  goals: {
    taps: 'Goal: at most 100 ms. The first row is the baseline of the machine: a page with a single button.',
    visits:
      'Goals: at most 215 kB, 50 requests and 5 kB of JavaScript; with one filter and one enquiry 400 kB; the contact page with its form in use 165 kB of JavaScript. With a client router, the first visit cost 409 kB, 77 requests and 194 kB of JavaScript.',
    navigation:
      'The fade ends 220 ms later. Goals: at most 130 ms prerendered, 200 ms prefetched, and no slower than the former client router after the same hover time (`docs/decisions/1-static-documents-with-islands.md`).',
  },
  pages: paths.flatMap((path) => locales.map((locale) => getLocalePath(locale, path))),
  taps: {
    menu: { path: '/en/', selector: '[aria-controls="menu"]' },
    // On phones, the language links are inside the menu.
    language: { path: '/en/', selector: 'header a[hreflang="vi"]', opener: '[aria-controls="menu"]' },
    filter: { path: '/en/cases/', selector: 'a[data-filter][data-value="garment"]' },
    'load more': { path: '/en/services/', selector: `main a[${DEFERRED_CLICK}]` },
    calculator: { path: '/en/services/', selector: '#pricing form button[type="submit"]' },
    link: { path: '/en/', selector: 'main a[href^="/en/contact/"]' },
    submit: { path: '/en/contact/', selector: 'main form button[type="submit"]' },
  },
  visits,
  navigation: {
    steps: [
      { from: '/en/', to: '/en/about/' },
      { from: '/en/', to: '/en/services/' },
      { from: '/zh/', to: '/zh/cases/' },
      { from: '/vi/', to: '/vi/insights/' },
    ],
    linkSelector: 'header a',
    hoverAttribute: PAGE_CAN_HOVER,
  },
  landingPage: getLocalePath('en'),
  scale,
} satisfies SiteBenchOptions;
