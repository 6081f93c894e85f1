import { WordBreaks as SplitWordBreaks } from 'line-breaks/react';
import type { PropsWithChildren } from 'react';
import { getUnbrokenWords } from '@/lib/content/messages/readMessages';
import { languageTraits, locales } from '@/lib/i18n/locales';

const ideographicLocales = locales.filter((locale) => languageTraits[locale].isIdeographic);

/** A heading or lead whose Chinese lines break only between words. The glossary lists words that are not recognized. */
export function WordBreaks({ children }: PropsWithChildren) {
  return <SplitWordBreaks phrases={ideographicLocales.flatMap(getUnbrokenWords)}>{children}</SplitWordBreaks>;
}
