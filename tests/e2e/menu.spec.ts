import { expect, type Page, test } from '@playwright/test';
import { services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { locales } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import { getMessages } from './site';

const { nav } = getMessages('en').common;

/** A service in the middle of the list. */
const service = loadEntries(services, 'en').at(2) as { id: string; name: string };
const servicePath = `/en${getEntryPath('services', service.id)}`;

test.use({ viewport: { width: 390, height: 844 } });

const getButton = (page: Page) => page.getByRole('button', { name: nav.menu });
const getServicesLink = (page: Page) =>
  page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.services, exact: true });
const getPanelButton = (page: Page) => page.getByRole('button', { name: nav.products });
const getPanelLink = (page: Page) =>
  page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: service.name });

test.beforeEach(async ({ page }) => {
  await page.goto('/en/');
  await expect(getServicesLink(page)).toBeHidden();
});

test('the button opens and closes the menu, which fits a landscape phone', async ({ page }) => {
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  await getButton(page).click();
  await expect(getServicesLink(page)).toBeVisible();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true');
  await getButton(page).click();
  await expect(getServicesLink(page)).toBeHidden();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 640, height: 320 });
  await getButton(page).click();
  const language = page.getByRole('navigation', { name: nav.language }).getByRole('link', { name: '中文' });
  await language.scrollIntoViewIfNeeded();
  await expect(language).toBeInViewport();
});

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await getButton(page).press('Enter');
  await expect(getServicesLink(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(getServicesLink(page)).toBeHidden();
  await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(getButton(page)).toBeFocused();
});

test.describe('on wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
  });

  test('the button of the panel opens it; Escape returns the focus', async ({ page }) => {
    await expect(getPanelLink(page)).toBeHidden();
    await getPanelButton(page).press('Enter');
    await expect(getPanelLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(getPanelLink(page)).toBeHidden();
    await expect(getPanelButton(page)).toBeFocused();
  });

  test('a click outside or on the button closes the panel', async ({ page }) => {
    await getPanelButton(page).click();
    await expect(getPanelLink(page)).toBeVisible();
    await page.mouse.click(640, 600);
    await expect(getPanelLink(page)).toBeHidden();
    await expect(page).toHaveURL('/en/');
    await getPanelButton(page).click();
    await getPanelButton(page).click();
    await expect(getPanelLink(page)).toBeHidden();
    await getServicesLink(page).click();
    await expect(page).toHaveURL('/en/services/');
  });
});

test('nothing in the header overlaps at any width and text size', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const locale of locales) {
    await page.goto(getLocalePath(locale));
    for (const { width, fontSize } of [
      { width: 1024, fontSize: 16 },
      { width: 1120, fontSize: 16 },
      { width: 1366, fontSize: 32 },
      { width: 2240, fontSize: 32 },
    ]) {
      await page.setViewportSize({ width, height: 640 });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      expect
        .soft(
          await page.getByRole('banner').evaluate(findOverlaps),
          `${locale} at ${width} px, text ${fontSize} px`,
        )
        .toEqual([]);
    }
  }
});

/** Returns the texts of visible links and buttons that overlap another or reach beyond the viewport. */
function findOverlaps(header: Element): string[] {
  // Visually hidden texts have a box that overlaps what is beside it.
  const hidden = [...header.querySelectorAll<HTMLElement>(':is(a, button, summary) span')].filter(
    (element) => getComputedStyle(element).position === 'absolute',
  );
  for (const element of hidden) element.style.display = 'none';
  const controls = [...header.querySelectorAll('a, button, summary')].filter((control) =>
    control.checkVisibility(),
  );
  const boxes = controls.map((control) => {
    const range = document.createRange();
    range.selectNodeContents(control);
    const { left, right, top, bottom } = control.textContent
      ? range.getBoundingClientRect()
      : control.getBoundingClientRect();
    return { text: control.textContent, left, right, top, bottom };
  });
  for (const element of hidden) element.style.display = '';
  return boxes
    .filter(
      (a) =>
        a.right > innerWidth ||
        boxes.some(
          (b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
    )
    .map(({ text }) => `${text}`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel opens, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await getPanelButton(page).click();
    await getPanelLink(page).click();
    await expect(page).toHaveURL(servicePath);
  });

  test('the menu opens, and its links work', async ({ page }) => {
    await getButton(page).click();
    await getServicesLink(page).click();
    await expect(page).toHaveURL('/en/services/');
    await expect(getServicesLink(page)).toBeHidden();
  });
});
