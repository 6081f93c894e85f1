import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { formatFigure, formatTable, type Row } from './formatTable';
import { measureNavigation } from './measureNavigation';
import { measurePages } from './measurePages';
import { measureTaps } from './measureTaps';
import { measureVisits } from './measureVisits';
import { runBuild } from './runBuild';
import type { SiteBenchOptions } from './SiteBenchOptions';
import { withServer } from './withServer';
import { writeReport } from './writeReport';

const DEFAULT_RUNS = 3;

/** Figures by group, row and column: `Build` → `npm run build` → `seconds` → 36. */
type Figures = Record<string, Record<string, Row>>;

/** Builds the site, starts its server, measures it and writes the report. Takes minutes; nothing else should run. */
export async function benchSite({
  getBrowser,
  build,
  server,
  report,
  runs = DEFAULT_RUNS,
  pages,
  taps,
  visits,
  navigation,
  goals = {},
}: SiteBenchOptions): Promise<void> {
  const groups = {
    taps: 'First tap, CPU four times slower, slow 4G',
    visits: 'Whole visit, phone, gzip 6',
    navigation: 'Navigation: from the click to the first frame of the new page',
    pages: `Pages: Lighthouse, phone, median of ${runs}`,
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
    if (taps) figures[groups.taps] = await measureTaps(browser, origin, taps, runs);
    if (visits) figures[groups.visits] = await measureVisits(browser, origin, visits);
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
  };
  const sections = Object.entries(figures).flatMap(([group, rows]) => [
    `## ${group}`,
    goalsByGroup[group] ?? [],
    formatTable('', Object.entries(rows), (figure, name, column) =>
      formatChange(figure, previousFigures[group]?.[name]?.[column] ?? figure),
    ),
  ]);
  writeReport(report, sections.flat().join('\n\n'));
}

/** Formats a figure, with the previous one in brackets if it is different. */
function formatChange(figure: number, previousFigure: number): string {
  const [current, previous] = [formatFigure(figure), formatFigure(previousFigure)];
  return current === previous ? current : `${current} (${previous})`;
}
