import { type Browser, devices, type Page } from '@playwright/test';
import type { Row } from './formatTable';
import type { SiteBenchOptions } from './SiteBenchOptions';
import { type GzipProxy, startGzipProxy, type Transfer } from './startGzipProxy';

/** Measures visits on a phone with gzip level 6: kB including headers, requests, kB of JavaScript. */
export async function measureVisits(
  browser: Browser,
  target: string,
  visits: NonNullable<SiteBenchOptions['visits']>,
): Promise<Record<string, Row>> {
  const proxy = await startGzipProxy(target);
  const { origin, waitUntilIdle } = proxy;
  const figures: Record<string, Row> = {};
  for (const [name, visit] of Object.entries(visits)) {
    proxy.transfers.length = 0;
    const context = await browser.newContext(devices['Pixel 7']);
    const page = await context.newPage();
    await visit({ page, origin, waitUntilIdle, readToEnd: () => readToEnd(page, proxy) });
    await context.close();
    figures[name] = sumTransfers(proxy.transfers);
  }
  proxy.close();
  return figures;
}

/** Scrolls to the end of a page and waits until it is idle. */
export async function readToEnd(page: Page, proxy: GzipProxy): Promise<void> {
  await proxy.waitUntilIdle();
  await page.evaluate(async () => {
    const { documentElement } = document;
    while (scrollY + innerHeight < documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight / 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await proxy.waitUntilIdle();
}

/** Returns kB, requests and kB of JavaScript. */
export function sumTransfers(transfers: readonly Transfer[]): Row {
  const getKilobytes = (selected: readonly Transfer[]) =>
    selected.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    kB: getKilobytes(transfers),
    requests: transfers.length,
    'kB of JavaScript': getKilobytes(transfers.filter(({ type }) => type.includes('javascript'))),
  };
}
