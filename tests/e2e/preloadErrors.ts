import type { Page } from '@playwright/test';

/**
 * Collects the `preload-error` events of all documents of the page: whether each event is cancelable, and the name of
 * its error. `shouldPreventDefault` cancels the events, which disables the recovery.
 */
export async function collectPreloadErrors(
  page: Page,
  { shouldPreventDefault = false } = {},
): Promise<string[]> {
  const preloadErrors: string[] = [];
  await page.exposeFunction('reportPreloadError', (line: string) => preloadErrors.push(line));
  await page.addInitScript((isPrevented) => {
    addEventListener('preload-error', (event) => {
      const { cancelable, detail } = event as CustomEvent<unknown>;
      const line = `${cancelable ? 'cancelable' : 'final'} ${detail instanceof Error ? detail.name : detail}`;
      (window as unknown as { reportPreloadError: (text: string) => void }).reportPreloadError(line);
      if (isPrevented) event.preventDefault();
    });
  }, shouldPreventDefault);
  return preloadErrors;
}

/** Collects the names of uncaught errors on the page. */
export function collectUncaughtErrors(page: Page): string[] {
  const errorNames: string[] = [];
  page.on('pageerror', ({ name }) => errorNames.push(name));
  return errorNames;
}
