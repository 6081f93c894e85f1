import type { ReactNode } from 'react';
import { TitleLinks } from '@/components/ui/TitleLinks';
import type { CustomerCase } from '@/lib/collections/cases';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';

type RelatedCasesProps = { id?: string; title: ReactNode; cases: CustomerCase[] };

/** Section with links to cases at the end of a page. Null if `cases` is empty. */
export async function RelatedCases({ id = 'similar', title, cases }: RelatedCasesProps) {
  const { locale } = await getTranslator('cases');
  const links = cases.map((item) => ({
    href: getLocalePath(locale, getEntryPath('cases', item.id)),
    title: item.title,
    ...getFallbackLang(item, 'title'),
  }));
  return <TitleLinks id={id} title={title} links={links} />;
}
