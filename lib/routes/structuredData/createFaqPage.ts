import type { FAQPage } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

type Question = { question: string; answer: string };

/** Creates the structured data of the questions on a page. `path` has no locale. */
export function createFaqPage(locale: Locale, path: string, questions: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': getAbsoluteUrl(`${getLocalePath(locale, path)}#faq`),
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
