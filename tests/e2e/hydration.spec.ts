import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED, ISLAND_REPLACED } from '@/lib/browser/protocol';
import { hydrate, stubMap } from './site';

/** Returns the names of the islands in an exported file. */
function findIslands(file: string): string[] {
  const html = readFileSync(`out/${file}`, 'utf8');
  return [...html.matchAll(new RegExp(`<div [^>]*${ISLAND}="(\\w+)"`, 'g'))].map(([, name = '']) => name);
}

/** All exported pages with islands, including those of editors: their islands have other props. */
const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ url: `/${file.replace(/index\.html$/, '')}`, islands: findIslands(file) }))
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
