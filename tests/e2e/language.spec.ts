import { expect, type Page, test } from '@playwright/test';
import { type Locale, localeInfo } from '@/lib/i18n/locales';
import { stopClicks, textsOf, wake } from './site';

function languageLink(page: Page, from: Locale, to: Locale) {
  return page
    .getByRole('navigation', { name: textsOf(from).common.nav.language })
    .getByRole('link', { name: localeInfo[to].name, exact: true });
}

async function stored(page: Page) {
  const cookies = await page.context().cookies();
  return {
    storage: await page.evaluate(() => localStorage.getItem('locale')),
    cookie: cookies.find(({ name }) => name === 'locale')?.value ?? null,
  };
}

const NOTHING = { storage: null, cookie: null };

const moments: { when: string; prepare?: typeof wake; arrive?: typeof wake }[] = [
  { when: 'before the framework is there' },
  { when: 'while the framework takes the page over', prepare: stopClicks },
  { when: 'with the framework there', arrive: wake },
];
for (const { when, prepare, arrive } of moments) {
  test(`a change of language keeps query and hash and is remembered, ${when}`, async ({ page }) => {
    await prepare?.(page);
    await page.goto('/en/cases/?industry=food&utm_source=zalo#all-cases');
    await arrive?.(page);
    await languageLink(page, 'en', 'vi').click();
    await expect(page).toHaveURL('/vi/cases/?industry=food&utm_source=zalo#all-cases');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page).toHaveTitle(textsOf('vi').cases.meta.title);
    expect(await stored(page)).toEqual({ storage: 'vi', cookie: 'vi' });
  });
}

test('the hash of the moment is kept, not that of the load', async ({ page }) => {
  await page.goto('/en/services/');
  await wake(page);
  await page.evaluate(() => {
    location.hash = 'pricing';
  });
  await languageLink(page, 'en', 'zh').click();
  await expect(page).toHaveURL('/zh/services/#pricing');
});

test('the choice decides the next bare path', async ({ page }) => {
  await page.goto('/en/');
  await languageLink(page, 'en', 'vi').click();
  await expect(page).toHaveURL('/vi/');
  await page.goto('/about/');
  await expect(page).toHaveURL('/vi/about/');
});

test('the choice can be changed again', async ({ page }) => {
  await page.goto('/en/');
  await languageLink(page, 'en', 'vi').click();
  await languageLink(page, 'vi', 'zh').click();
  await expect(page).toHaveURL('/zh/');
  expect(await stored(page)).toEqual({ storage: 'zh', cookie: 'zh' });
});

for (const address of ['/zh/', '/vi/about/', '/about/?lang=vi', '/zh/about/?lang=vi', '/nothing/']) {
  test(`nothing is stored by merely opening ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState();
    expect(await stored(page)).toEqual(NOTHING);
  });
}

test('nothing is stored by following links of one language', async ({ page }) => {
  await page.goto('/zh/');
  await wake(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textsOf('zh').common.nav.about })
    .click();
  await expect(page).toHaveURL('/zh/about/');
  expect(await stored(page)).toEqual(NOTHING);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});
