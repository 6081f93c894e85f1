import type { Locale } from '@/lib/shared/i18n/locales';
import { getContactSubject } from './getContactSubject';
import type { CustomerCase } from './loadCases';
import { type Article, loadArticles } from './loadPosts';

/**
 * Returns three articles about the products of a case: first about other products than the ERP, then with a module of
 * the case in their slug, then the newest.
 */
export function getCaseArticles(locale: Locale, { subject = 'erp', passport }: CustomerCase): Article[] {
  const modules: string[] = passport?.modules ?? [];
  const getRank = ({ slug, tags }: Article) =>
    (getContactSubject(tags) === 'erp' ? 0 : 100) +
    slug.split('-').filter((word) => modules.includes(word)).length;
  return loadArticles(locale)
    .filter(({ tags }) => ['erp', subject, ...modules].includes(getContactSubject(tags)))
    .sort((a, b) => getRank(b) - getRank(a))
    .slice(0, 3);
}
