import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { site } from '@/lib/site';
import { everyPage, paths } from './site';

/** What the HTML of a page, read without running it, refers to. */
type Reading = { status: number; ids: string[]; links: string[]; files: string[] };

const bareFiles = paths.map((path) => `${path}index.html`);

test('every link, anchor and file of every page resolves, and links reach every page', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const readings = new Map<string, Reading>();
  const broken: string[] = [];
  const queue = [...locales.map((locale) => localePath(locale)), ...bareFiles, '/404.html'];

  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    if (readings.has(from)) continue;
    const reading = await read(page, request, from);
    readings.set(from, reading);
    if (reading.status !== 200) broken.push(`${from} answers ${reading.status}`);
    for (const link of reading.links) {
      const { pathname } = internal(link, origin + from, origin) ?? {};
      if (pathname !== undefined && !readings.has(pathname)) queue.push(pathname);
    }
  }

  for (const [from, { links }] of readings) {
    for (const link of links) {
      const url = internal(link, origin + from, origin);
      const anchor = decodeURIComponent(url?.hash.slice(1) ?? '');
      if (url && anchor !== '' && !readings.get(url.pathname)?.ids.includes(anchor))
        broken.push(`${from}: ${link}`);
    }
  }

  const files = new Map(
    [...readings].flatMap(([from, reading]) => reading.files.map((file) => [file, from] as const)),
  );
  for (const [file, from] of files) {
    const url = internal(file, origin + from, origin);
    if (url && !(await request.head(url.href)).ok()) broken.push(`${from}: ${file}`);
  }

  expect(broken).toEqual([]);
  expect(everyPage.map(({ url }) => url).filter((url) => !readings.has(url))).toEqual([]);
});

/** An address of this site as a URL of the server under test; undefined for every other. */
function internal(link: string, from: string, origin: string): URL | undefined {
  const url = new URL(link.replace(site.origin, origin), from);
  return url.origin === origin ? url : undefined;
}

async function read(page: Page, request: APIRequestContext, path: string): Promise<Reading> {
  const response = await request.get(path);
  const html = (await response.headers())['content-type']?.includes('html') ? await response.text() : '';
  return {
    status: response.status(),
    ...(await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const values = (selector: string, name: string) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      return {
        ids: values('[id]', 'id'),
        links: [...values('a[href]', 'href'), ...values('link[rel="canonical"], link[hreflang]', 'href')],
        files: [
          ...values('img[src], script[src]', 'src'),
          ...values('link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]', 'href'),
        ],
      };
    }, html)),
  };
}
