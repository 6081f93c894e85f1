import { writeFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { BROWSER_TIMEOUT_MS, type Driver, VIEWPORT_HEIGHT } from './Driver';

/** Starts a Firefox as it is installed, which Playwright does not support. */
export async function driveFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    executablePath,
    browser: 'firefox',
    timeout: BROWSER_TIMEOUT_MS,
    protocolTimeout: BROWSER_TIMEOUT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(BROWSER_TIMEOUT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error: unknown) => {
    // A page can throw anything.
    const message = error instanceof Error ? error.message : String(error);
    // Firefox reports fonts whose download was aborted by a navigation as script errors.
    if (!message.startsWith('downloadable font')) errors.push(message);
  });
  return {
    version: await browser.version(),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width) => page.setViewport({ width, height: VIEWPORT_HEIGHT }),
    screenshot: async (file) => writeFile(file, await page.screenshot()),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
