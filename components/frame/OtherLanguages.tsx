import { getLocale } from 'next-intl/server';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { getCopy } from '@/lib/i18n/getCopy';
import { type Locale, locales } from '@/lib/i18n/locales';
import { LanguageHint, type LanguageHintProps } from './LanguageHint';

/** The hint that a page exists in the visitor's language: gathers its texts in every language. */
export async function OtherLanguages() {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await textsOf(locale)]));
  return (
    <ErrorBoundary floating>
      <LanguageHint locale={await getLocale()} texts={Object.fromEntries(texts)} />
    </ErrorBoundary>
  );
}

async function textsOf(locale: Locale): Promise<LanguageHintProps['texts'][Locale]> {
  const copy = await getCopy('common', locale);
  return {
    label: copy.text('hint.label'),
    offer: copy.text('hint.offer'),
    link: copy.text('hint.link'),
    dismiss: copy.text('hint.dismiss'),
  };
}
