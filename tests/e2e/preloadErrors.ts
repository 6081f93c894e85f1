import type { Page } from '@playwright/test';

/**
 * Collects the page's `preload-error` events, over every document it shows: whether each can be prevented, and the name
 * of its error. With `prevent`, takes the recovery over.
 */
export async function collectPreloadErrors(page: Page, prevent = false): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (line: string) => heard.push(line));
  await page.addInitScript((isPrevented) => {
    addEventListener('preload-error', (event) => {
      const { cancelable, detail } = event as CustomEvent<unknown>;
      const line = `${cancelable ? 'cancelable' : 'final'} ${detail instanceof Error ? detail.name : detail}`;
      (window as unknown as { hear: (text: string) => void }).hear(line);
      if (isPrevented) event.preventDefault();
    });
  }, prevent);
  return heard;
}

/** Collects the errors that nothing on the page catches, by name. */
export function collectUncaughtErrors(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ name }) => thrown.push(name));
  return thrown;
}
