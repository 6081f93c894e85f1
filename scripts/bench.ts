import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { loadArticles } from '../lib/content/entries/loadPosts';
import { getLocalePath } from '../lib/shared/i18n/getLocalePath';
import { locales } from '../lib/shared/i18n/locales';
import { getPostPath, pages } from '../lib/shared/i18n/paths';
import { formatFigure, formatTable, type Row } from './bench/formatTable';
import { RUNS } from './bench/measureMedian';
import { measureNavigation } from './bench/measureNavigation';
import { measurePages } from './bench/measurePages';
import { measureTaps } from './bench/measureTaps';
import { measureVisits } from './bench/measureVisits';
import { runBuild } from './bench/runBuild';
import { withServer } from './bench/withServer';
import { writeReport } from './bench/writeReport';
import { browserArguments, findBrowser } from './findBrowser';

/** The figures of the last run, for comparison with the next run. */
const FIGURES_FILE = 'docs/benchmarks.json';

const TAPS = 'First tap, CPU four times slower, slow 4G';
const VISITS = 'Whole visit, phone, gzip 6';
const NAVIGATION = 'Navigation: from the click to the first frame of the new page';

/** Goals by group. */
const goals: Record<string, string> = {
  [TAPS]: 'Goal: at most 100 ms. The first row is the baseline of the machine: a page with a single button.',
  [VISITS]:
    'Goals: at most 190 kB, 60 requests and 5 kB of JavaScript; with one filter and one enquiry 400 kB; the contact page with its form in use 165 kB of JavaScript. With a client router, the first visit cost 409 kB, 77 requests and 194 kB of JavaScript.',
  [NAVIGATION]:
    'The fade ends 220 ms later. Goals: at most 130 ms prerendered, 200 ms prefetched, and no slower than the former client router after the same hover time (`docs/decisions/1-static-documents-with-islands.md`).',
};

/** Figures by group, row and column: `Build` → `npm run build` → `seconds` → 36. */
type Figures = Record<string, Record<string, Row>>;

const previousFigures: Figures = existsSync(FIGURES_FILE)
  ? JSON.parse(readFileSync(FIGURES_FILE, 'utf8'))
  : {};
const paths = [...Object.values(pages), getPostPath(loadArticles('en')[0]?.slug ?? '')];
const urlPaths = paths.flatMap((path) => locales.map((locale) => getLocalePath(locale, path)));
process.env.CHROME_PATH = findBrowser();

const { seconds, pages: count } = await runBuild('.');
const figures: Figures = {
  Build: { 'npm run build': { seconds, pages: count, 'pages per second': count / seconds } },
};
await withServer(async (origin) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  figures[TAPS] = await measureTaps(browser, origin);
  figures[VISITS] = await measureVisits(browser, origin);
  await browser.close();
  figures[NAVIGATION] = await measureNavigation(origin);
  figures[`Pages: Lighthouse, phone, median of ${RUNS}`] = await measurePages(origin, urlPaths);
});

writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
writeReport(
  'BENCHMARKS.md',
  'Benchmarks',
  `\`npm run bench\` measures the site on the local machine and writes this page. Figures in brackets are from the previous
run, if different. Nothing else should run at the same time. \`npm run bench:scale -- --append BENCHMARKS.md\` appends
the figures for many articles.`,
  Object.entries(figures).flatMap(formatSection).join('\n\n'),
);

/** Returns the heading, the goal and the table of a group. */
function formatSection([group, rows]: [string, Record<string, Row>]): string[] {
  const table = formatTable('', Object.entries(rows), (figure, name, column) => {
    const [current, previous] = [
      formatFigure(figure),
      formatFigure(previousFigures[group]?.[name]?.[column] ?? figure),
    ];
    return current === previous ? current : `${current} (${previous})`;
  });
  return [`## ${group}`, goals[group] ?? [], table].flat();
}
