import path from 'node:path';
import { locales } from '../../lib/shared/i18n/locales';
import { pages } from '../../lib/shared/i18n/paths';
import { withTimeout } from '../withTimeout';
import type { Driver } from './Driver';
import type { Engine } from './engines';
import { type Cell, REPORTS, type Row } from './report';
import { differByWidth, steps } from './steps';
import { Visit } from './Visit';

const WIDTHS = [390, 1280];

/** How long a whole walk may take on a busy machine, in milliseconds. A browser that takes longer has stopped answering. */
const LONGEST = 240_000;

/** Takes a browser through all steps. One that does not start, or stops answering, gets a second chance, a step never. */
export async function walk(engine: Engine, turn: number, origin: string): Promise<Row> {
  let program: string;
  try {
    program = engine.find();
  } catch (error) {
    return { engine: engine.name, missing: (error as Error).message };
  }
  const attempt = async () => {
    const driver = await withTimeout(engine.start(program), 'the start', LONGEST);
    try {
      const walked = takeSteps(driver, turn, origin);
      const cells = await withTimeout(walked, 'the end of the walk', LONGEST);
      await withTimeout(takePictures(driver, engine.name, origin), 'the pictures', LONGEST);
      return { engine: engine.name, version: driver.version, cells };
    } finally {
      await driver.close();
    }
  };
  return attempt().catch(attempt);
}

/**
 * The languages take turns, beginning with another one for each engine, and so do the widths, except for steps that are
 * other ones at each.
 */
async function takeSteps(driver: Driver, turn: number, origin: string): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const width of WIDTHS) {
    await driver.resize(width);
    for (const [index, [step, take]] of Object.entries(steps).entries()) {
      const isTurn = (turn + index) % WIDTHS.length !== WIDTHS.indexOf(width);
      if (!isTurn && !differByWidth.includes(step)) continue;
      const locale = locales[(turn + index + WIDTHS.indexOf(width)) % locales.length] ?? 'en';
      const problem = await take(new Visit(driver, origin, locale, width)).then(
        () => driver.takeErrors()[0],
        (error: unknown) => [String(error), ...driver.takeErrors()].join('; '),
      );
      cells.push({ step, width, locale, problem });
    }
  }
  return cells;
}

async function takePictures(driver: Driver, name: string, origin: string): Promise<void> {
  await driver.resize(390);
  for (const page of ['home', 'contact'] as const) {
    const visit = new Visit(driver, origin, 'en', 390);
    await visit.open(pages[page]);
    await visit.until(
      'the page is painted',
      // What scrolling moves stands still here.
      `performance.getEntriesByType('paint').length && document.getAnimations().every(({ playState, timeline }) => playState === 'finished' || timeline !== document.timeline)`,
    );
    await driver.screenshot(path.join(REPORTS, `${name.replaceAll(' ', '-')}-${page}.png`));
  }
}
