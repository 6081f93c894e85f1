import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/shared/i18n/locales';
import { trickyPaths } from '../requestTricks';

const SITE = 'http://site.example';

/** Each address is a navigation of its own. */
test.setTimeout(180_000);

/** What a host answers: a page for paths without a language, and something plain where a script has led. */
async function serve(page: Page, file: string): Promise<URL[]> {
  const documents: URL[] = [];
  const html = readFileSync(file, 'utf8');
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.abort();
    const url = new URL(request.url());
    documents.push(url);
    const isPrefixed = locales.some((locale) => url.pathname.startsWith(`/${locale}/`));
    const body = isPrefixed || url.origin !== SITE ? '<!doctype html><title>arrived</title>' : html;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  return documents;
}

/** The bare page takes the visitor on by script; the page for missing addresses stays where it is, but for capitals. */
for (const { file, leadsOn } of [
  { file: 'out/about/index.html', leadsOn: true },
  { file: 'out/404.html', leadsOn: false },
]) {
  test(`the script of ${file} leads nobody to another host, whatever the address`, async ({ page }) => {
    const documents = await serve(page, file);
    for (const path of trickyPaths.filter((target) => URL.canParse(SITE + target))) {
      documents.length = 0;
      await page.goto(SITE + path, { waitUntil: 'domcontentloaded' });
      const isPrefixed = locales.some((locale) => documents[0]?.pathname.startsWith(`/${locale}/`));
      if (leadsOn && !isPrefixed) await expect(page, path).toHaveTitle('arrived');
      expect(new Set(documents.map(({ origin }) => origin)), path).toEqual(new Set([SITE]));
      expect(new URL(page.url()).origin, path).toBe(SITE);
    }
  });
}
