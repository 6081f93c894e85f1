import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { loadArticles } from '../lib/content/entries/loadPosts';
import { localePath } from '../lib/shared/i18n/localePath';
import { locales } from '../lib/shared/i18n/locales';
import { articlePath, pages } from '../lib/shared/i18n/paths';
import type { Figures } from './bench/Figures';
import { measureBuild } from './bench/measureBuild';
import { measureNavigation } from './bench/measureNavigation';
import { measurePages } from './bench/measurePages';
import { measureTaps } from './bench/measureTaps';
import { measureVisits } from './bench/measureVisits';
import { RUNS } from './bench/medianOf';
import { reportOf } from './bench/reportOf';
import { startServer, stopServer } from './bench/serve/Contender';
import { ownServer } from './bench/serve/contenders';
import { browserArguments, findBrowser } from './findBrowser';

/** The figures of the last run, for the next one to stand beside. */
const FIGURES = 'docs/benchmarks.json';

const REPORT = 'BENCHMARKS.md';

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

const paths = [...Object.values(pages), articlePath(loadArticles('en')[0]?.slug ?? '')];
const before: Figures = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
process.env.CHROME_PATH = findBrowser();

const figures: Figures = { Build: await measureBuild() };
const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
const server = await startServer(ownServer(data));
const { origin } = server;
try {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  figures[TAPS] = await measureTaps(browser, origin);
  figures[VISITS] = await measureVisits(browser, origin);
  await browser.close();
  figures[NAVIGATION] = await measureNavigation(origin);
  const addresses = paths.flatMap((path) => locales.map((locale) => localePath(locale, path)));
  figures[`Pages: Lighthouse, phone, median of ${RUNS}`] = await measurePages(origin, addresses);
} finally {
  await stopServer(server);
  rmSync(data, { recursive: true, force: true });
}

writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
writeFileSync(
  REPORT,
  `# Benchmarks

\`npm run bench\` measures the site on the machine it runs on and writes this page; in brackets the figure of the run
before, where it was another. Nothing else should run meanwhile. \`npm run bench:scale -- --append BENCHMARKS.md\` adds
what many articles cost.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}.

${reportOf(figures, before, goals)}
`,
);
console.info(`${REPORT} is written.`);
