import { expect, type Page, test } from '@playwright/test';
import { delayFiles, hydrate, stubMap, waitForFrames, waitForSiteScript } from './site';

const ISLANDS = '**/_next/static/islands/**';

/** Maximum time for an error message to appear or disappear on a busy machine if it does not wait for the press. */
const RENDER_TIMEOUT_MS = 1_000;

test.beforeEach(async ({ page }) => {
  await stubMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Scrolls a control to the middle of the viewport and returns its centre. */
async function scrollToCentre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const control = page.locator(selector);
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForFrames(page);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits for a change that must not happen. Resolves when it happens or times out, so a failing test ends early. */
async function waitForUnwantedChange(change: Promise<void>): Promise<void> {
  await change.catch(() => {});
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an error message appears after a press has ended', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await page.goto('/zh/contact/');
    await waitForSiteScript(page);
    await hydrate(page, 'contactForm');
    // The code that validates enquiries is requested when a field is focused.
    const release = await delayFiles(page, ISLANDS);
    await page.locator('form:has(#consent) button[type="submit"]').tap();
    const point = await scrollToCentre(page, '#consent');
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    release();
    await waitForUnwantedChange(page.locator('#phone-error').waitFor({ timeout: RENDER_TIMEOUT_MS }));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('#phone-error')).toBeVisible();
    await expect(page.locator('#consent')).toBeChecked();
    await expect(page.locator('#form-faults')).toBeFocused();
  });
});

test('an error message disappears after the press that commits a composition', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  // A reply by email, the first choice in English, requires a message.
  await page.goto('/en/contact/');
  await waitForSiteScript(page);
  await hydrate(page, 'contactForm');
  await page.locator('form:has(#message) button[type="submit"]').click();
  const error = page.locator('#message-error');
  await expect(error).toBeVisible();
  await page.locator('#message').click();
  await devtools.send('Input.imeSetComposition', { text: 'cang', selectionStart: 4, selectionEnd: 4 });
  // Near the message: the browser scrolls to a composition that is out of view when it ends.
  const { x, y } = await scrollToCentre(page, '#kind-trial');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await waitForUnwantedChange(error.waitFor({ state: 'detached', timeout: RENDER_TIMEOUT_MS }));
  await page.mouse.up();
  await expect(page.locator('#kind-trial')).toBeChecked();
  await expect(error).toHaveCount(0);
});
