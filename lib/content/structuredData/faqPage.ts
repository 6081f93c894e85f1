import type { FAQPage } from 'schema-dts';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';

/** The questions and answers of the contact page. */
export function faqPage(locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(`${localePath(locale, pages.contact)}#faq`),
    inLanguage: locale,
    mainEntity: loadEntities('faq.json', locale).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
