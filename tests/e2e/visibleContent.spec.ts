import { expect, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { getServicePath, pages } from '@/lib/shared/i18n/paths';
import { normalizeSpaces } from './normalizeSpaces';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of locales) {
  test(`a phone shows products, comparison, modules and figures without a fold in ${locale}`, async ({
    page,
  }) => {
    const figures = loadEntries('stats.json', locale).filter(({ shownOn }) => shownOn.includes('services'));
    for (const [path, texts] of [
      [
        pages.home,
        [
          ...loadEntries('products.json', locale).flatMap(({ features }) => features),
          ...loadEntries('comparison.json', locale).flatMap(({ feature, own }) => [feature, own]),
        ],
      ],
      [
        getServicePath('erp'),
        loadEntries('erp-modules.json', locale).flatMap(({ name, features }) => [name, ...features]),
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
