import { expect, type Page, test } from '@playwright/test';
import { localeInfo } from '@/lib/i18n/locales';
import { stopClicks, textsOf, wake } from './site';

const { nav, actions } = textsOf('en').common;

function watchLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[navigation]')) lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: nav.label }).getByRole('link', { name, exact: true });
const language = (page: Page, name: string) =>
  page.getByRole('navigation', { name: nav.language }).getByRole('link', { name, exact: true });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrollTop = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)));

for (const awake of [false, true]) {
  test.describe(awake ? 'with the framework there' : 'before the framework is there', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/en/services/');
      if (awake) await wake(page);
    });

    test('each route change is logged once, with both paths', async ({ page }) => {
      const lines = watchLog(page);
      await link(page, nav.about).click();
      await expect(page).toHaveURL('/en/about/');
      await expect.poll(() => lines).toEqual(['info: [navigation] /en/services/ → /en/about/']);
    });

    test('a change of language is logged too', async ({ page }) => {
      const lines = watchLog(page);
      await language(page, localeInfo.vi.name).click();
      await expect(page).toHaveURL('/vi/services/');
      expect(lines).toEqual(['info: [navigation] /en/services/ → /vi/services/']);
    });

    test('a link leads to the top of its page, Back to where one was', async ({ page }) => {
      await scrollTo(page, 900);
      await link(page, nav.about).click();
      await expect(page).toHaveURL('/en/about/');
      await scrollTop(page).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/en/services/');
      await scrollTop(page).toBe(900);
    });

    test('a change of language leads to the top', async ({ page }) => {
      await scrollTo(page, 900);
      await language(page, localeInfo.zh.name).click();
      await expect(page).toHaveURL('/zh/services/');
      await scrollTop(page).toBe(0);
    });

    test('a link to a section of another page shows it below the header', async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: actions.trial }).click();
      await expect(page).toHaveURL('/en/contact/#trial');
      await expectBelowHeader(page, '#trial');
    });
  });
}

test('the focus moves to the new page, whose title is announced, and the navigation marks it', async ({
  page,
}) => {
  const { about } = textsOf('en');
  await page.goto('/en/services/');
  await wake(page);
  await link(page, nav.about).click();
  await expect(page).toHaveTitle(about.meta.title);
  await expect(page.locator('#main')).toBeFocused();
  // The framework says it, or the site does where the framework was too early.
  const said = page.locator('next-route-announcer [role="alert"], body > [aria-live="polite"]');
  await expect(said.filter({ hasText: about.meta.title })).not.toHaveCount(0);
  await expect(page.locator('header nav a[aria-current="page"]')).toHaveText(nav.about);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
});

test('the focus moves to the place that the address names', async ({ page }) => {
  await page.goto('/en/services/');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: actions.trial }).click();
  await expect(page.locator('#trial')).toBeFocused();
  await expectBelowHeader(page, '#trial');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes on the way to a page, with the framework there', async ({ page }) => {
    await page.goto('/en/services/');
    await wake(page);
    await page.getByRole('button', { name: nav.menu }).click();
    await link(page, nav.about).click();
    await expect(page).toHaveURL('/en/about/');
    await expect(link(page, nav.about)).toBeHidden();
    await expect(page.getByRole('button', { name: nav.menu })).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a step back and forth in history is logged', async ({ page }) => {
  await page.goto('/en/services/');
  await wake(page);
  await link(page, nav.about).click();
  await expect(page).toHaveTitle(textsOf('en').about.meta.title);
  const lines = watchLog(page);
  await page.goBack();
  await expect(page).toHaveTitle(textsOf('en').services.meta.title);
  await page.goForward();
  await expect(page).toHaveTitle(textsOf('en').about.meta.title);
  expect(lines).toEqual([
    'info: [navigation] /en/about/ → /en/services/',
    'info: [navigation] /en/services/ → /en/about/',
  ]);
});

for (const awake of [false, true]) {
  const when = awake ? 'with' : 'before';

  test(`Back leads to a section's page again that was chosen ${when} the framework`, async ({ page }) => {
    await page.goto('/en/services/');
    if (awake) await wake(page);
    await page.getByRole('main').locator('a[href$="#pricing"]').first().click();
    await expect(page).toHaveURL('/en/services/#pricing');
    await wake(page);
    await link(page, nav.about).click();
    await expect(page).toHaveTitle(textsOf('en').about.meta.title);
    await page.goBack();
    await expect(page).toHaveURL('/en/services/#pricing');
    await expect(page).toHaveTitle(textsOf('en').services.meta.title);
    await expect(page.locator('#pricing')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveTitle(textsOf('en').about.meta.title);
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/en/services/');
    await expect(page.locator('#pricing')).toBeVisible();
  });
}

for (const told of ['at once', 'only when the framework is there']) {
  test(`a section chosen while the framework takes the page over stays in the address, told ${told}`, async ({
    page,
  }) => {
    await page.addInitScript((isLate) => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        history.replaceState = replaceState;
        location.hash = 'pricing';
        replaceState(...args);
      };
      const ready = new Promise((resolve) => addEventListener('site:ready', resolve));
      addEventListener('hashchange', async (event) => {
        if (!isLate || !event.isTrusted) return;
        event.stopImmediatePropagation();
        const { oldURL, newURL } = event;
        await ready;
        dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }));
      });
    }, told !== 'at once');
    await page.goto('/en/services/');
    await wake(page);
    await expect(page).toHaveURL('/en/services/#pricing');
  });
}

test('a click that goes no further than the document is logged', async ({ page }) => {
  await stopClicks(page);
  await page.goto('/en/services/');
  const lines = watchLog(page);
  await link(page, nav.about).click();
  await expect(page).toHaveURL('/en/about/');
  await expect.poll(() => lines).toEqual(['info: [navigation] /en/services/ → /en/about/']);
});

test('a link to a place on the same page is no route change', async ({ page }) => {
  await page.goto('/en/services/');
  await wake(page);
  const lines = watchLog(page);
  await page.getByRole('main').locator('a[href$="#pricing"]').first().click();
  await expect(page).toHaveURL('/en/services/#pricing');
  await expectBelowHeader(page, '#pricing');
  expect(lines).toEqual([]);
});

test('a click with a modifier opens a tab and leaves the page alone', async ({ page, context }) => {
  await page.goto('/en/services/');
  await wake(page);
  const opened = context.waitForEvent('page');
  await link(page, nav.about).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/about/');
  await expect(page).toHaveURL('/en/services/');
});

for (const address of [
  '/en/contact/#trial',
  '/zh/services/#devices',
  '/vi/services/#pricing',
  '/en/insights/#news',
  '/en/insights/#article5',
  '/zh/insights/#article9',
]) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`${address} shows its target below the header at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expectBelowHeader(page, new URL(address, 'http://localhost').hash);
    });
  }
}

/** Whether an element's top is visible, not hidden by the fixed header. */
async function expectBelowHeader(page: Page, selector: string) {
  await expect(page.locator(selector)).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector(target)?.getBoundingClientRect().top ?? -1;
        return Math.round(top) >= Math.round(header) && top < innerHeight;
      }, selector),
    )
    .toBe(true);
}
