import { expect, type Page, test } from '@playwright/test';

const isOpen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((details: HTMLDetailsElement) => details.open);

test.use({ viewport: { width: 390, height: 844 } });

const PATH = '/zh/contact/';

/** Opens the page without a fragment. Returns the fragment that names the first `<details>` with an id. */
async function getFragment(page: Page): Promise<string> {
  await page.goto(PATH);
  return `#${await page.locator('details[id]').filter({ visible: true }).first().getAttribute('id')}`;
}

test('a fragment that names a <details> opens it on load; a reload restores the scroll position', async ({
  page,
}) => {
  const fragment = await getFragment(page);
  await page.goto('about:blank');
  await page.goto(PATH + fragment);
  await expect.poll(() => isOpen(page, fragment)).toBe(true);
  await expect(page.locator(fragment)).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => isOpen(page, fragment)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a changed fragment opens every <details> around the element it names', async ({ page }) => {
  const fragment = await getFragment(page);
  await page.locator(`${fragment} p`).evaluateAll(([paragraph]) => {
    if (paragraph) paragraph.id = 'inside';
  });
  for (const hash of [fragment, '#inside']) {
    await page.locator(fragment).evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect.poll(() => isOpen(page, fragment)).toBe(true);
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test('a second click on a link opens a <details> that was closed', async ({ page }) => {
  const fragment = await getFragment(page);
  await page.locator('#faq-title').evaluate((title, href) => {
    title.innerHTML = `<a href="${href}">Link</a>`;
  }, fragment);
  for (const _ of ['first', 'second']) {
    expect(await isOpen(page, fragment)).toBe(false);
    await page.getByRole('link', { name: 'Link', exact: true }).click();
    await expect.poll(() => isOpen(page, fragment)).toBe(true);
    await expect(page.locator(fragment)).toBeInViewport();
    await page.locator(`${fragment} > summary`).click();
  }
});

test('a fragment that names a section opens nothing in it', async ({ page }) => {
  await page.goto('/en/services/#pricing');
  await expect(page.locator('#pricing details[open]')).toHaveCount(0);
});
