import { getLocale } from 'next-intl/server';
import type { ComponentType, ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { type ArchiveProps, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveGraph } from '@/lib/content/structuredData/pageGraph';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { type ListName, pagedLists, pages } from '@/lib/shared/i18n/paths';
import { Pager } from './Pager';

type Props = ArchiveProps & { list: ListName; title: ReactNode; entries: ComponentType<{ page: number }> };

/** A page of all entries of a list: which one it is, the entries, and the ways on. */
export async function Archive({ list, params, title, entries: Entries }: Props) {
  const [locale, common] = await Promise.all([getLocale(), getCopy('common')]);
  const position = await archivePosition(list, params);
  const { page } = pagedLists[list];
  return (
    <>
      {/* The first page is the list itself, which its own page describes. */}
      {position.page > 1 && <JsonLd graph={archiveGraph(list, position.page, locale)} />}
      <PageHead
        title={title}
        lead={common('pager.position', position)}
        parents={[{ label: common(`nav.${page}`), href: localePath(locale, pages[page]) }]}
      />
      <Entries page={position.page} />
      <Pager list={list} {...position} />
    </>
  );
}
