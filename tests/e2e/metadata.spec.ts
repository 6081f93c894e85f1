import { expect } from '@playwright/test';
import { findPost } from '@/lib/content/loadPosts';
import { type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { localePath, type Page, pages } from '@/lib/i18n/paths';
import { absoluteUrl } from '@/lib/site';
import { headOf, headOfHtml } from './head';
import { test } from './sharedPage';
import { everyPage, paths, textsOf, wake } from './site';

/** The texts of a page's head, from the messages. */
function textsOfHead(locale: Locale, path: string) {
  const page = (Object.keys(pages) as Page[]).find((name) => pages[name] === path);
  if (page !== undefined) return textsOf(locale)[page].meta;
  const post = findPost(locale, path.split('/')[2] ?? '');
  return {
    title: post?.title ?? '',
    description: post?.summary ?? '',
    keywords: post?.tags.map((tag) => textsOf(locale).taxonomy.tags[tag]).join(', ') ?? '',
  };
}

for (const { locale, path, url } of everyPage) {
  test(`the HTML of ${url} has a complete head`, async ({ request, sharedPage }) => {
    const { title, description, keywords } = textsOfHead(locale, path);
    const head = await headOfHtml(sharedPage, await (await request.get(url)).text());
    expect(head).toEqual({
      lang: locale,
      title: [title],
      description: [description],
      keywords: [keywords],
      ogTitle: [title],
      ogDescription: [description],
      ogLocale: [localeInfo[locale].ogLocale],
      canonical: [absoluteUrl(url)],
      alternates: [
        ...locales.map((other) => `${other} ${absoluteUrl(localePath(other, path))}`),
        `x-default ${absoluteUrl(localePath('en', path))}`,
      ].sort(),
      languageLinks: languageLinks(path),
    });
  });
}

// Asked for by its file, so that no server negotiates.
for (const path of paths) {
  test(`the HTML of the bare ${path} offers the languages and names its English page`, async ({
    request,
    sharedPage,
  }) => {
    const head = await headOfHtml(sharedPage, await (await request.get(`${path}index.html`)).text());
    expect(head.canonical).toEqual([absoluteUrl(localePath('en', path))]);
    expect(head.alternates).toEqual([]);
    expect(head.title).toEqual([expect.stringMatching(/./)]);
    expect(head.languageLinks).toEqual(languageLinks(path));
  });
}

/** A link to a path in each language, named in itself, as `headOf` writes it. */
function languageLinks(path: string): string[] {
  return locales.map((locale) => `${locale} ${localePath(locale, path)} ${localeInfo[locale].name}`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bare page leads to the language chosen', async ({ page }) => {
    await page.goto('/about/index.html');
    await page.getByRole('link', { name: localeInfo.vi.name }).click();
    await expect(page).toHaveURL('/vi/about/');
  });
});

for (const target of ['about', 'insights', 'contact'] as const) {
  test(`after client navigation the head is that of a fresh load: ${target}`, async ({ page }) => {
    const url = localePath('zh', pages[target]);
    await page.goto('/zh/services/');
    await wake(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const { nav } = textsOf('zh').common;
    await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav[target] }).click();
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(textsOf('zh')[target].meta.title);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect.poll(async () => (await headOf(page)).canonical).toEqual([absoluteUrl(url)]);

    const navigated = await headOf(page);
    await page.reload();
    expect(navigated).toEqual(await headOf(page));
  });
}

test('after a change of language the head is in that language', async ({ page }) => {
  await page.goto('/en/about/');
  await page
    .getByRole('navigation', { name: textsOf('en').common.nav.language })
    .getByRole('link', { name: localeInfo.vi.name })
    .click();
  // The address changes before the new document is there.
  await page.waitForURL('/vi/about/');
  expect(await headOf(page)).toMatchObject({
    lang: 'vi',
    title: [textsOf('vi').about.meta.title],
    ogLocale: ['vi_VN'],
    canonical: [absoluteUrl('/vi/about/')],
  });
});
