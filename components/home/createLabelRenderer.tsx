import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Messages } from '@/lib/content/messages/namespaces';
import { languageTags } from '@/lib/shared/i18n/languageTags';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';

/** The languages of the screens, which are those of the software. `Showcase.module.css` has a rule for each of them. */
export const screenLocales = ['zh', 'en', 'vi'] as const satisfies Locale[];

/** Returns the language in which a page shows the screens at first. */
export function getScreenLocale(pageLocale: string): Locale {
  return screenLocales.find((locale) => locale === pageLocale) ?? defaultLocale;
}

type LabelKey = keyof Messages['home']['showcase']['words'];

/** Creates a function that renders a label of the screens in their languages. Only one of them is visible at first. */
export async function createLabelRenderer(): Promise<(key: LabelKey) => ReactNode> {
  const firstLocale = getScreenLocale(await getLocale());
  const translations = await Promise.all(
    screenLocales.map(async (locale) => {
      const t = await getTranslator('home', locale);
      return { locale, getText: (key: LabelKey) => t.text(`showcase.words.${key}`) };
    }),
  );
  return (key) =>
    translations.map(({ locale, getText }) => (
      <span key={locale} lang={languageTags[locale]} hidden={locale !== firstLocale}>
        {getText(key)}
      </span>
    ));
}
