import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { type ListEntry, pageEntries } from '@/lib/content/lists/pageEntries';
import { type ArchiveProps, archivePosition } from '@/lib/content/routes/archivePages';
import { archiveGraph } from '@/lib/content/structuredData/pageGraph';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { type ListName, pagedLists, pages } from '@/lib/shared/i18n/paths';
import { Pager } from './Pager';

type Props<N extends ListName> = ArchiveProps & {
  list: N;
  title: ReactNode;
  /** What the entries are called. */
  heading: ReactNode;
  className?: string | undefined;
  /** An entry as a list item. */
  children: (entry: ListEntry<N>) => ReactNode;
};

/** A page of all entries of a list: which one it is, the entries, and the ways on. */
export async function Archive<N extends ListName>({ list, params, ...props }: Props<N>) {
  const [copy, position] = await Promise.all([getCopy('common'), archivePosition(list, params)]);
  const { page } = pagedLists[list];
  const entries = await pageEntries(list, copy.locale, position.page);
  return (
    <>
      {/* The first page is the list itself, which its own page describes. */}
      {position.page > 1 && <JsonLd graph={archiveGraph(list, position.page, copy.locale)} />}
      <PageHead
        title={props.title}
        lead={copy('pager.position', position)}
        parents={[{ label: copy(`nav.${page}`), href: localePath(copy.locale, pages[page]) }]}
      />
      <div className="container">
        <h2 className="visually-hidden">{props.heading}</h2>
        <ul className={props.className}>{entries.map(props.children)}</ul>
      </div>
      <Pager list={list} {...position} />
    </>
  );
}
