import type { FAQPage } from 'schema-dts';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { getAbsoluteUrl } from '@/lib/shared/site';

/** Creates the structured data of the FAQ on the contact page. */
export function createFaqPage(locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': getAbsoluteUrl(`${getLocalePath(locale, pages.contact)}#faq`),
    inLanguage: locale,
    mainEntity: loadEntries('faq.json', locale).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
