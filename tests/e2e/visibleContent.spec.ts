import { expect, test } from '@playwright/test';
import { comparison as rowCollection } from '@/lib/collections/comparison';
import { figures as figureCollection } from '@/lib/collections/figures';
import { modules as moduleCollection } from '@/lib/collections/modules';
import { products as productCollection } from '@/lib/collections/products';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { locales } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { normalizeSpaces } from './normalizeSpaces';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of locales) {
  test(`a phone shows products, comparison, modules and figures without a fold in ${locale}`, async ({
    page,
  }) => {
    const figures = loadEntries(figureCollection, locale).filter(({ shownOn }) =>
      shownOn.includes('services'),
    );
    for (const [path, texts] of [
      [
        pages.home,
        [
          ...loadEntries(productCollection, locale).flatMap(({ features }) => features),
          ...loadEntries(rowCollection, locale).flatMap(({ feature, own }) => [feature, own]),
        ],
      ],
      [
        getEntryPath('services', 'erp'),
        loadEntries(moduleCollection, locale).flatMap(({ name, features }) => [name, ...features]),
      ],
      [pages.services, figures.map(({ number, label }) => `${number} ${label}`)],
    ] as const) {
      await page.goto(getLocalePath(locale, path));
      const shown = normalizeSpaces(
        (await page.locator('main :is(li, h3, th, td):visible').allTextContents()).join(' '),
      );
      expect.soft(texts.filter((text) => !shown.includes(normalizeSpaces(text)))).toEqual([]);
    }
  });
}
