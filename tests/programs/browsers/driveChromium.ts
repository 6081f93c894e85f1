import { chromium } from '@playwright/test';
import { browserArguments } from '../../helpers/findBrowser';
import { BROWSER_TIMEOUT_MS, type Driver, VIEWPORT_HEIGHT } from './Driver';

/** Starts a Chromium of any supported version, with cookies in memory. */
export async function driveChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
    timeout: BROWSER_TIMEOUT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(BROWSER_TIMEOUT_MS);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    version: `Chrome/${browser.version()}`,
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    // Without the check that nothing covers the element.
    click: (selector) => page.locator(selector).first().click({ force: true }),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    resize: (width) => page.setViewportSize({ width, height: VIEWPORT_HEIGHT }),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
