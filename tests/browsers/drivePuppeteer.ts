import { writeFile } from 'node:fs/promises';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import olderPuppeteer from 'puppeteer-core-19';
import { type Driver, HEIGHT, PATIENCE } from './Driver';

const PATIENT = { timeout: PATIENCE, protocolTimeout: PATIENCE };

/** Starts a Chromium or Firefox of these years. */
export async function drivePuppeteer(options: LaunchOptions): Promise<Driver> {
  return drive(await puppeteer.launch({ ...options, ...PATIENT }));
}

/** Starts a Chromium that today's puppeteer does not talk to. */
export async function driveOlderPuppeteer({
  executablePath = '',
  args = [],
}: LaunchOptions): Promise<Driver> {
  const browser = await olderPuppeteer.launch({ executablePath, args, ...PATIENT });
  // What is used of it below has not changed since.
  return drive(browser as unknown as Browser);
}

async function drive(browser: Browser): Promise<Driver> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error: unknown) => {
    // A page can throw anything.
    const message = error instanceof Error ? error.message : String(error);
    // Firefox reports a font that a page was left without among the errors of scripts.
    if (!message.startsWith('downloadable font')) errors.push(message);
  });
  return {
    version: await browser.version(),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    screenshot: async (file) => writeFile(file, await page.screenshot()),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
