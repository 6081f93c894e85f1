import path from 'node:path';
import { locales } from '../../../lib/i18n/locales';
import { pages } from '../../../lib/i18n/paths';
import { withTimeout } from '../../withTimeout';
import type { Driver } from './Driver';
import type { Engine } from './engines';
import { type Cell, REPORTS, type Row } from './report';
import { steps, stepsByWidth } from './steps';
import { Visit } from './Visit';

const WIDTHS = [390, 1280];

/** Time limit for each phase on a busy machine. A browser that exceeds it no longer responds. */
const PHASE_TIMEOUT_MS = 240_000;

/**
 * Runs all steps in a browser. Retries once if the browser does not start or stops responding, but never a failed
 * step.
 */
export async function runEngine(engine: Engine, engineIndex: number, origin: string): Promise<Row> {
  let program: string;
  try {
    program = engine.find();
  } catch (error) {
    return { engine: engine.name, missing: (error as Error).message };
  }
  const attempt = async () => {
    const driver = await withTimeout(engine.start(program), 'the start', PHASE_TIMEOUT_MS);
    try {
      const results = runSteps(driver, engineIndex, origin);
      const cells = await withTimeout(results, 'the steps', PHASE_TIMEOUT_MS);
      await withTimeout(takeScreenshots(driver, engine.name, origin), 'the screenshots', PHASE_TIMEOUT_MS);
      return { engine: engine.name, version: driver.version, cells };
    } finally {
      await driver.close();
    }
  };
  return attempt().catch(attempt);
}

/**
 * Runs the steps with alternating locales and widths, starting with different ones for each engine. Steps that differ
 * by width run at both widths.
 */
async function runSteps(driver: Driver, engineIndex: number, origin: string): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const width of WIDTHS) {
    await driver.resize(width);
    for (const [index, [step, run]] of Object.entries(steps).entries()) {
      const isChosenWidth = (engineIndex + index) % WIDTHS.length !== WIDTHS.indexOf(width);
      if (!isChosenWidth && !stepsByWidth.includes(step)) continue;
      const locale = locales[(engineIndex + index + WIDTHS.indexOf(width)) % locales.length] ?? 'en';
      const problem = await run(new Visit(driver, origin, locale, width)).then(
        () => driver.takeErrors()[0],
        (error: unknown) => [String(error), ...driver.takeErrors()].join('; '),
      );
      cells.push({ step, width, locale, problem });
    }
  }
  return cells;
}

async function takeScreenshots(driver: Driver, name: string, origin: string): Promise<void> {
  await driver.resize(390);
  for (const page of ['home', 'contact'] as const) {
    const visit = new Visit(driver, origin, 'en', 390);
    await visit.open(pages[page]);
    await visit.waitUntilTrue(
      'the page is painted',
      // Ignores scroll-driven animations, which do not run without scrolling.
      `performance.getEntriesByType('paint').length && document.getAnimations().every(({ playState, timeline }) => playState === 'finished' || timeline !== document.timeline)`,
    );
    await driver.screenshot(path.join(REPORTS, `${name.replaceAll(' ', '-')}-${page}.png`));
  }
}
