import path from 'node:path';
import { locales } from '../../lib/shared/i18n/locales';
import { pages } from '../../lib/shared/i18n/paths';
import type { Engine } from './engines';
import { type Cell, REPORTS, type Row } from './report';
import { differByWidth, steps } from './steps';
import { Visit } from './Visit';

const WIDTHS = [390, 1280];

/**
 * Takes a browser through all steps. The languages take turns, beginning with another one for each engine, and so do the
 * widths, except for steps that are other ones at each. A browser that does not start gets a second chance, a step never.
 */
export async function walk(engine: Engine, turn: number, origin: string): Promise<Row> {
  let program: string;
  try {
    program = engine.find();
  } catch (error) {
    return { engine: engine.name, missing: (error as Error).message };
  }
  const driver = await engine.start(program).catch(() => engine.start(program));
  const cells: Cell[] = [];
  try {
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
    await driver.resize(390);
    for (const page of ['home', 'contact'] as const) {
      const visit = new Visit(driver, origin, 'en', 390);
      await visit.open(pages[page]);
      await visit.until(
        'the page is painted',
        // What scrolling moves stands still here.
        `performance.getEntriesByType('paint').length && document.getAnimations().every(({ timeline }) => timeline !== document.timeline)`,
      );
      await driver.screenshot(path.join(REPORTS, `${engine.name.replaceAll(' ', '-')}-${page}.png`));
    }
    return { engine: engine.name, version: driver.version, cells };
  } finally {
    await driver.close();
  }
}
