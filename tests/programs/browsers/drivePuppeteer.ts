import { writeFile } from 'node:fs/promises';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import olderPuppeteer from 'puppeteer-core-19';
import { BROWSER_TIMEOUT_MS, type Driver, VIEWPORT_HEIGHT } from './Driver';

const TIMEOUTS = { timeout: BROWSER_TIMEOUT_MS, protocolTimeout: BROWSER_TIMEOUT_MS };

/** Starts a recent Chromium or Firefox. */
export async function drivePuppeteer(options: LaunchOptions): Promise<Driver> {
  return createDriver(await puppeteer.launch({ ...options, ...TIMEOUTS }));
}

/** Starts a Chromium that the current Puppeteer does not support. */
export async function driveOlderPuppeteer({
  executablePath = '',
  args = [],
}: LaunchOptions): Promise<Driver> {
  const browser = await olderPuppeteer.launch({ executablePath, args, ...TIMEOUTS });
  // The parts of the API used below are the same in both versions.
  return createDriver(browser as unknown as Browser);
}

async function createDriver(browser: Browser): Promise<Driver> {
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
