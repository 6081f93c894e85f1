import { expect, type Page, test } from '@playwright/test';
import { waitForSiteScript } from './site';

/** Collects uncaught errors and console errors of the page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Replaces text nodes as browser translation does: each with two nested <font> elements. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, select')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.toUpperCase();
      text.replaceWith(outer);
    }
  });
}

test('a translated form still reports missing fields', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/en/contact/');
  // Before the site's script runs, the browser posts the form natively.
  await waitForSiteScript(page);
  await translate(page);
  const send = page.locator('#enquiry form [type=submit]');
  // A single event, because press and release could hit two elements while the island is rendered again.
  await send.dispatchEvent('click');
  await expect(page.locator('#enquiry [aria-invalid=true]').first()).toBeVisible();
  await translate(page);
  await page.locator('#name').fill('Lan');
  await send.click();
  await expect(page.locator('#form-faults')).toBeFocused();
  await expect(page.locator('#form-faults').getByRole('link')).toHaveCount(3);
  await expect(page.locator('#name')).toHaveValue('Lan');
  expect(errors).toEqual([]);
});
