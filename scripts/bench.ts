import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { loadArticles } from '../lib/content/entries/loadPosts';
import { getLocalePath } from '../lib/shared/i18n/getLocalePath';
import { locales } from '../lib/shared/i18n/locales';
import { getArticlePath, pages } from '../lib/shared/i18n/paths';
import { formatFigure, formatTable, type Row } from './bench/formatTable';
import { ownServer } from './bench/load/servers';
import { withServers } from './bench/load/withServers';
import { RUNS } from './bench/measureMedian';
import { measureNavigation } from './bench/measureNavigation';
import { measurePages } from './bench/measurePages';
import { measureTaps } from './bench/measureTaps';
import { measureVisits } from './bench/measureVisits';
import { runBuild } from './bench/runBuild';
import { writeReport } from './bench/writeReport';
import { browserArguments, findBrowser } from './findBrowser';

/** The figures of the last run, for the next one to stand beside. */
const FIGURES = 'docs/benchmarks.json';

const TAPS = 'First tap, CPU four times slower, slow 4G';
const VISITS = 'Whole visit, phone, gzip 6';
const NAVIGATION = 'From a click on a link to the new page on the screen';

/** What the figures of a group should be. */
const goals: Record<string, string> = {
  [TAPS]:
    'Goal: at most 100 ms. The first line is what the machine takes by itself, for a page that has nothing but a button.',
  [VISITS]:
    'Goals: at most 190 kB, 60 requests and 5 kB of JavaScript; with one filter and one enquiry 400 kB; the contact page with its form in use 165 kB of JavaScript. The first visit cost 409 kB, 77 requests and 194 kB of JavaScript when a client router navigated.',
  [NAVIGATION]:
    'To the first frame that shows the new page; the fade is over 220 ms later. Goals: at most 130 ms prerendered, 200 ms prefetched, and no later than the client router that the site once had, whose link had been hovered as long (`docs/decisions/1-static-documents-with-islands.md`).',
};

/** Figures by group, then by what was measured: `Build` → `npm run build` → `seconds` → 36. */
type Figures = Record<string, Record<string, Row>>;

const before: Figures = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
const paths = [...Object.values(pages), getArticlePath(loadArticles('en')[0]?.slug ?? '')];
const addresses = paths.flatMap((path) => locales.map((locale) => getLocalePath(locale, path)));
process.env.CHROME_PATH = findBrowser();

const { seconds, pages: count } = await runBuild('.');
const figures: Figures = {
  Build: { 'npm run build': { seconds, pages: count, 'pages per second': count / seconds } },
};
await withServers(async (start) => {
  const { origin } = await start(ownServer);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  figures[TAPS] = await measureTaps(browser, origin);
  figures[VISITS] = await measureVisits(browser, origin);
  await browser.close();
  figures[NAVIGATION] = await measureNavigation(origin);
  figures[`Pages: Lighthouse, phone, median of ${RUNS}`] = await measurePages(origin, addresses);
});

writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
writeReport(
  'BENCHMARKS.md',
  'Benchmarks',
  `\`npm run bench\` measures the site on the machine it runs on and writes this page; in brackets the figure of the run
before, where it was another. Nothing else should run meanwhile. \`npm run bench:scale -- --append BENCHMARKS.md\` adds
what many articles cost.`,
  Object.entries(figures).flatMap(formatSection).join('\n\n'),
);

/** A group's heading, its goal and its table. */
function formatSection([group, rows]: [string, Record<string, Row>]): string[] {
  const table = formatTable('', Object.entries(rows), (figure, name, column) => {
    const [now, then] = [formatFigure(figure), formatFigure(before[group]?.[name]?.[column] ?? figure)];
    return now === then ? now : `${now} (${then})`;
  });
  return [`## ${group}`, goals[group] ?? [], table].flat();
}
