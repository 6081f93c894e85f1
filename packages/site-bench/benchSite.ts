import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { formatFigure, formatTable, type Row } from './formatTable';
import { measureNavigation } from './measureNavigation';
import { measurePages } from './measurePages';
import { type ComparedSite, measureSites } from './measureSites';
import { measureTaps } from './measureTaps';
import { measureVisits } from './measureVisits';
import { runBuild } from './runBuild';
import type { SiteBenchOptions } from './SiteBenchOptions';
import { serveFolder } from './serveFolder';
import { withServer } from './withServer';
import { writeReport } from './writeReport';

const DEFAULT_RUNS = 3;

/** Figures by group, row and column: `Build` → `npm run build` → `seconds` → 36. */
type Figures = Record<string, Record<string, Row>>;

/**
 * Builds the site, starts its server, measures it and writes the report. Takes minutes; nothing else should run.
 * `folders` contains other built sites to compare with, by name. Throws if one of them has no page `index.html`.
 */
export async function benchSite(
  {
    getBrowser,
    build,
    server,
    report,
    runs = DEFAULT_RUNS,
    pages,
    taps,
    visits,
    navigation,
    landingPage = '/',
    goals = {},
  }: SiteBenchOptions,
  folders: Record<string, string> = {},
): Promise<void> {
  for (const [name, folder = ''] of Object.entries(folders))
    if (!existsSync(path.join(folder, 'index.html')))
      throw new Error(`The site to compare with needs a folder with index.html: ${name}=${folder}.`);
  const groups = {
    taps: 'First tap, CPU four times slower, slow 4G',
    visits: 'Whole visit, phone, gzip 6',
    navigation: 'Navigation: from the click to the first frame of the new page',
    pages: `Pages: Lighthouse, phone, median of ${runs}`,
    sites: `Landing page and a visit beside other sites, phone, median of ${runs}`,
  };
  const previousFigures: Figures = existsSync(report.figuresFile)
    ? JSON.parse(readFileSync(report.figuresFile, 'utf8'))
    : {};
  const browserOptions = getBrowser();

  const { seconds, pages: pageCount } = await runBuild('.', build);
  const figures: Figures = {
    Build: { [build.name]: { seconds, pages: pageCount, 'pages per second': pageCount / seconds } },
  };
  await withServer(server, async (origin) => {
    const browser = await chromium.launch(browserOptions);
    if (taps) figures[groups.taps] = await measureTaps(browser, origin, taps);
    if (visits) figures[groups.visits] = await measureVisits(browser, origin, visits);
    if (Object.keys(folders).length > 0) {
      const own = { origin, landingPage };
      const sites = {
        'this site, own server': { ...own, isUnchanged: true },
        'this site, gzip 6': own,
      };
      figures[groups.sites] = await measureWithFolders(folders, sites, (all) =>
        measureSites(browser, browserOptions, all, runs),
      );
    }
    await browser.close();
    if (navigation) {
      figures[groups.navigation] = await measureNavigation(browserOptions, origin, navigation, runs);
    }
    if (pages) figures[groups.pages] = await measurePages(browserOptions, origin, pages, runs);
  });

  writeFileSync(report.figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
  const goalsByGroup: Record<string, string | undefined> = {
    [groups.taps]: goals.taps,
    [groups.visits]: goals.visits,
    [groups.navigation]: goals.navigation,
    [groups.pages]: goals.pages,
    [groups.sites]: goals.sites,
  };
  const sections = Object.entries(figures).flatMap(([group, rows]) => [
    `## ${group}`,
    goalsByGroup[group] ?? [],
    formatTable('', Object.entries(rows), (figure, name, column) =>
      formatChange(figure, previousFigures[group]?.[name]?.[column] ?? figure),
    ),
  ]);
  writeReport(report, sections.flat().join('\n\n'), ['Build', ...Object.values(groups)]);
}

/** Serves folders, and calls `measure` with them and the other sites. */
async function measureWithFolders<Result>(
  folders: Record<string, string>,
  sites: Record<string, ComparedSite>,
  measure: (sites: Record<string, ComparedSite>) => Promise<Result>,
): Promise<Result> {
  const names = Object.keys(folders);
  const servers = await Promise.all(Object.values(folders).map(serveFolder));
  const served = servers.map(({ origin }, index) => [
    `${names[index]}, gzip 6`,
    { origin, landingPage: '/' },
  ]);
  try {
    return await measure({ ...sites, ...Object.fromEntries(served) });
  } finally {
    for (const server of servers) server.close();
  }
}

/** Formats a figure, with the previous one in brackets if it is different. */
function formatChange(figure: number, previousFigure: number): string {
  const [current, previous] = [formatFigure(figure), formatFigure(previousFigure)];
  return current === previous ? current : `${current} (${previous})`;
}
