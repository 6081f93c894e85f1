import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { defaultLocale, getLanguageTag, type Locale, languageTraits, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messageFiles';

/** The languages of the screens: those of the software that the site has too. */
export const screenLocales = locales.filter(
  (locale) => languageTraits[locale].isSoftwareLanguage || locale === defaultLocale,
);

/** Returns the language in which a page shows the screens at first. */
export function getScreenLocale(pageLocale: string): Locale {
  return screenLocales.find((locale) => locale === pageLocale) ?? defaultLocale;
}

type LabelKey = keyof Messages['home']['showcase']['words'];

/**
 * Creates a function that renders a label of the screens in their languages. Only one of them is visible at first. The
 * label must be the first content of its element, because `Showcase.module.css` selects a language by its position.
 */
export async function createLabelRenderer(): Promise<(key: LabelKey) => ReactNode> {
  const firstLocale = getScreenLocale(await getLocale());
  const translations = await Promise.all(
    screenLocales.map(async (locale) => {
      const t = await getTranslator('home', locale);
      return { locale, getText: (key: LabelKey) => t.text(`showcase.words.${key}`) };
    }),
  );
  const [only, ...others] = translations;
  // Without a choice of languages, nothing selects a language.
  if (only && others.length === 0) return only.getText;
  return (key) =>
    translations.map(({ locale, getText }) => (
      <span key={locale} lang={getLanguageTag(locale)} hidden={locale !== firstLocale}>
        {getText(key)}
      </span>
    ));
}
