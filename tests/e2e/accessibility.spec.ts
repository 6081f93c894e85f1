import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import { everyPage, withoutMap } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test.use({ reducedMotion: 'reduce' });

const addresses = [...everyPage.map(({ url }) => url), '/zh/nothing/'];

for (const url of addresses) {
  test(`axe finds nothing on ${url}`, async ({ page }) => {
    if (url.endsWith('/contact/')) await withoutMap(page);
    await page.goto(url);
    await page.evaluate(axe.source);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const violations = await page.evaluate(async () => {
          const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'] });
          return found.map(({ id, nodes }) => ({
            id,
            nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
          }));
        });
        expect(violations, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
