import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { test } from './sharedPage';
import { everyPage, withoutMap } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

for (const url of [...everyPage.map((page) => page.url), '/zh/nothing/']) {
  test(`axe finds nothing on ${url}, and it fits 320 px`, async ({ sharedPage, baseURL }) => {
    if (url.endsWith('/contact/')) await withoutMap(sharedPage);
    await sharedPage.setViewportSize({ width: 320, height: 640 });
    await sharedPage.goto(baseURL + url);
    expect(await sharedPage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await sharedPage.evaluate(axe.source);
    for (const width of [360, 1280]) {
      await sharedPage.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await sharedPage.emulateMedia({ colorScheme });
        expect(await violations(sharedPage), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await sharedPage.unrouteAll();
  });
}

function violations(page: Page) {
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    }));
  });
}
