import { test as base, type Page } from '@playwright/test';

/**
 * Playwright's `test` with a page that all tests of a worker share, where a page of its own for each row of a long
 * table would cost minutes. Its browser has no language of its own, which would overrule a row's header.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: undefined, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
