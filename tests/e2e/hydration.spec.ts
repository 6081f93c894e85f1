import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED, ISLAND_REPLACED } from '@/lib/browser/protocol';
import { everyPage, hydrate, stubMap } from './site';

/** Returns the names of the islands in an exported page. */
function findIslands(url: string): string[] {
  const file = `out${url}index.html`;
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...html.matchAll(new RegExp(`<div [^>]*${ISLAND}="(\\w+)"`, 'g'))].map(([, name = '']) => name);
}

const pages = everyPage
  .map(({ url }) => ({ url, islands: findIslands(url) }))
  .filter(({ islands }) => islands.length > 0);

test('React hydrates the exported markup of every island without replacing it', async ({ page }) => {
  test.slow();
  expect(pages).not.toEqual([]);
  await stubMap(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  for (const { url, islands } of pages) {
    await page.goto(url);
    for (const name of islands) {
      await test.step(`${name} in ${url}`, async () => {
        const island = page.locator(`[${ISLAND}="${name}"]`);
        // React does not report a differing attribute, but the component's markup must be the same.
        const before = await island.innerHTML();
        await hydrate(page, name);
        await expect(island).toHaveAttribute(ISLAND_HYDRATED, '');
        await expect(island).not.toHaveAttribute(ISLAND_REPLACED);
        expect(removeState(await island.innerHTML())).toBe(removeState(before));
      });
    }
  }
  expect(errors).toEqual([]);
});

/** Removes attributes that scripts set while the visitor operates an island. */
function removeState(html: string): string {
  return html.replace(/ (data-applied|style|aria-busy)="[^"]*"/g, '');
}
