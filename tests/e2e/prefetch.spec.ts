import { expect, type Page } from '@playwright/test';
import { isDeferred, test } from './deployedSite';
import { headerLink, textsOf, wake } from './site';

const { common, about, contact, services } = textsOf('en');

const progress = (page: Page) => page.getByRole('status').getByText(common.states.loading);

const signs: { sign: string; give: (page: Page) => Promise<void> }[] = [
  { sign: 'hovered', give: (page) => headerLink(page, common.nav.contact).hover() },
  { sign: 'focused', give: (page) => headerLink(page, common.nav.contact).focus() },
  {
    sign: 'touched',
    give: (page) =>
      headerLink(page, common.nav.contact).dispatchEvent('touchstart', { touches: [], bubbles: true }),
  },
];

for (const { sign, give } of signs) {
  test(`a page is fetched ahead when a link to it is ${sign}; the click paints it without a request`, async ({
    page,
    site,
  }) => {
    await page.goto('/en/services/');
    await wake(page);
    await give(page);
    const dataOfPage = () => site.requests.find(({ pathname }) => pathname.endsWith('contact.__PAGE__.txt'));
    await expect.poll(dataOfPage).toBeDefined();
    const data = await page.request.get(dataOfPage()?.pathname ?? '');
    const scripts = [...(await data.text()).matchAll(/static\/chunks\/[\w-]+\.js/g)].map(([name]) => name);
    await expect.poll(() => loadedBy(page)).toEqual(expect.arrayContaining(scripts));
    await waitForTypeface(page);
    site.requests.length = 0;
    await headerLink(page, common.nav.contact).evaluate((element) => (element as HTMLElement).click());
    await expect(page).toHaveTitle(contact.meta.title);
    await expect(page.getByLabel(contact.form.message)).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    // Only the tab's picture, which the browser reads again with each new head.
    expect(site.requests.filter(({ pathname }) => pathname !== '/favicon.ico')).toEqual([]);
  });
}

/** Waits for the typeface, which a page fetches after its first paint. */
async function waitForTypeface(page: Page): Promise<void> {
  const hasFaces = () => [...document.fonts].every(({ status }) => status === 'loaded' || status === 'error');
  await expect.poll(() => page.evaluate(hasFaces)).toBe(true);
}

/** The scripts that a page has fetched, ahead or to run them. */
async function loadedBy(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.flatMap((name) => /static\/chunks\/[\w-]+\.js/.exec(name)?.[0] ?? []);
}

test('before the first sign nothing is asked for but the page, its styles, its typeface and its pictures', async ({
  page,
  site,
}) => {
  test.skip(!isDeferred, 'A page that loads everything at once asks for its scripts, too.');
  await page.goto('/en/services/');
  await page.waitForLoadState('networkidle');
  const asked = site.requests.map(({ pathname }) => pathname);
  expect(asked).toContain('/en/services/');
  const expected = /^(\/en\/services\/|\/_next\/static\/css\/\w+\.css|\/fonts\/.+|\/images\/.+)$/;
  expect(asked.filter((pathname) => !expected.test(pathname))).toEqual([]);
  expect(asked.filter((pathname) => pathname.endsWith('.css'))).toHaveLength(1);
});

test('the link that woke the page is fetched ahead too', async ({ page, site }) => {
  await page.goto('/en/services/');
  await headerLink(page, common.nav.contact).hover();
  await expect
    .poll(() => site.requests.map(({ pathname }) => pathname).join())
    .toContain('contact.__PAGE__.txt');
});

test('the page in another language is fetched ahead by the browser, with the query that the click will keep', async ({
  page,
  site,
}) => {
  await page.goto('/en/services/?from=mail');
  await wake(page);
  await page.locator('header a[hreflang="vi"]').hover();
  await expect
    .poll(() => site.requests.filter(({ use }) => use === 'prefetch'))
    .toEqual([{ pathname: '/vi/services/', use: 'prefetch' }]);
});

test('a navigation that takes longer than 300 ms shows that it goes on; a quick one shows nothing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const hint = document.querySelector('[role="status"] span');
      if (hint) Object.assign(window, { hintedAt: performance.now() });
    }).observe(document, { childList: true, subtree: true });
    addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), true);
  });
  await page.goto('/en/services/');
  await wake(page);
  await headerLink(page, common.nav.about).click();
  await expect(page).toHaveTitle(about.meta.title);
  const quick = await page.evaluate(() => {
    const { hintedAt, clickedAt } = window as unknown as Record<string, number>;
    return hintedAt === undefined || hintedAt - (clickedAt ?? 0) >= 300;
  });
  expect(quick).toBe(true);

  const release = site.hold(/\/en\/contact\/.*\.txt$/);
  await headerLink(page, common.nav.contact).click();
  await expect(progress(page)).toBeVisible();
  const waited = await page.evaluate(() => {
    const { hintedAt, clickedAt } = window as unknown as Record<string, number>;
    return (hintedAt ?? 0) - (clickedAt ?? 0);
  });
  expect(waited).toBeGreaterThanOrEqual(300);
  expect((await progress(page).boundingBox())?.width).toBeGreaterThan(10);
  await expect(page).toHaveURL('/en/about/');
  release();
  await expect(page).toHaveTitle(contact.meta.title);
  await expect(progress(page)).toBeHidden();
});

test('Back to a page that has to be fetched shows that it goes on', async ({ page, site }) => {
  await page.goto('/en/about/');
  await wake(page);
  await headerLink(page, common.nav.services).click();
  await expect(page).toHaveTitle(services.meta.title);
  await page.reload();
  await wake(page);
  const release = site.hold(/\/en\/about\/.*\.txt$/);
  await page.evaluate(() => history.back());
  await expect(progress(page)).toBeVisible();
  release();
  await expect(page).toHaveTitle(about.meta.title);
  await expect(progress(page)).toBeHidden();
});

test.describe('without a network in the middle of a navigation', () => {
  for (const locale of ['en', 'zh', 'vi'] as const) {
    test(`the page stays, says so with Retry, and goes on later, in ${locale}`, async ({
      page,
      site,
      context,
    }) => {
      const texts = textsOf(locale);
      await page.goto(`/${locale}/services/`);
      await wake(page);
      const release = site.hold(new RegExp(`/${locale}/about/.*\\.txt$`));
      await headerLink(page, texts.common.nav.about).click();
      await context.setOffline(true);
      const retry = page.getByRole('status').getByRole('button', { name: texts.common.states.retry });
      await expect(page.getByRole('status').getByText(texts.common.states.loadFailed)).toBeVisible();
      await retry.click();
      await expect(retry).toBeVisible();
      await expect(page).toHaveTitle(texts.services.meta.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.services.title);

      await context.setOffline(false);
      release();
      await expect(page).toHaveTitle(texts.about.meta.title);
      await expect(retry).toBeHidden();
      await expect(page).toHaveURL(`/${locale}/about/`);
    });
  }

  test('it says so too where only the host is out of reach, and Retry goes on', async ({ page, site }) => {
    await page.goto('/en/services/');
    await wake(page);
    const release = site.hold(/\/en\/about\/.*\.txt$/);
    await headerLink(page, common.nav.about).click();
    await expect(progress(page)).toBeVisible();
    site.close();
    const retry = page.getByRole('status').getByRole('button', { name: common.states.retry });
    await expect(retry).toBeVisible();
    await expect(page).toHaveTitle(services.meta.title);
    release();
    await site.open();
    // The framework looks for the host by itself too, and may be first.
    await retry.click({ timeout: 2_000 }).catch(() => {});
    await expect(page).toHaveTitle(about.meta.title);
    await expect(retry).toBeHidden();
  });

  test('a change of language waits too', async ({ page, context }) => {
    await page.goto('/en/services/');
    await wake(page);
    await context.setOffline(true);
    await page.locator('header a[hreflang="vi"]').click();
    await expect(page.getByRole('status').getByText(common.states.loadFailed)).toBeVisible();
    await expect(page).toHaveURL('/en/services/');
    await context.setOffline(false);
    await expect(page).toHaveTitle(textsOf('vi').services.meta.title);
  });
});
