import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Messages } from '@/lib/content/messages/messages';
import { locales } from '@/lib/shared/i18n/locales';

type Word = keyof Messages['home']['showcase']['words'];

/** Creates a function that renders a label in all locales; only the page's locale is visible at first. */
export async function getScreenLabels(): Promise<(word: Word) => ReactNode> {
  const own = await getLocale();
  const languages = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslator('home', locale);
      return { locale, say: (word: Word) => t.text(`showcase.words.${word}`) };
    }),
  );
  return (word) =>
    languages.map(({ locale, say }) => (
      <span key={locale} lang={locale} hidden={locale !== own}>
        {say(word)}
      </span>
    ));
}
