import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { getPageEntries, type ListEntry } from '@/lib/content/lists/getListItems';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchivePosition } from '@/lib/content/routes/archivePages';
import { createArchiveGraph } from '@/lib/content/structuredData/createPageGraph';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { type ListName, pagedLists, pages } from '@/lib/shared/i18n/paths';
import { Pager } from './Pager';

type ArchivePageProps<N extends ListName> = ArchiveRouteProps & {
  list: N;
  title: ReactNode;
  /** The heading above the entries, visible to screen readers only. */
  heading: ReactNode;
  className?: string | undefined;
  /** Renders an entry as a list item. */
  children: (entry: ListEntry<N>) => ReactNode;
};

/** An archive page: one page of a list, with its number, its entries, and links to other archive pages. */
export async function ArchivePage<N extends ListName>({ list, params, ...props }: ArchivePageProps<N>) {
  const [t, position] = await Promise.all([getTranslator('common'), getArchivePosition(list, params)]);
  const { page } = pagedLists[list];
  const entries = await getPageEntries(list, t.locale, position.page);
  return (
    <>
      {/* The structured data of the first page is on the page that contains the list. */}
      {position.page > 1 && <JsonLd graph={createArchiveGraph(list, position.page, t.locale)} />}
      <PageHeader
        title={props.title}
        lead={t('pager.position', position)}
        parents={[{ label: t(`nav.${page}`), href: getLocalePath(t.locale, pages[page]) }]}
      />
      <div className="container">
        <h2 className="visually-hidden">{props.heading}</h2>
        <ul className={props.className}>{entries.map(props.children)}</ul>
      </div>
      <Pager list={list} {...position} />
    </>
  );
}
