import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Messages } from '@/lib/content/messages/namespaces';
import { languageTags } from '@/lib/shared/i18n/languageTags';
import { locales } from '@/lib/shared/i18n/locales';

type LabelKey = keyof Messages['home']['showcase']['words'];

/**
 * Creates a function that renders a label of the screens in all locales. Only the page's locale is visible at first.
 */
export async function createLabelRenderer(): Promise<(key: LabelKey) => ReactNode> {
  const pageLocale = await getLocale();
  const translations = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslator('home', locale);
      return { locale, getText: (key: LabelKey) => t.text(`showcase.words.${key}`) };
    }),
  );
  return (key) =>
    translations.map(({ locale, getText }) => (
      <span key={locale} lang={languageTags[locale]} hidden={locale !== pageLocale}>
        {getText(key)}
      </span>
    ));
}
