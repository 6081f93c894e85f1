import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/PageHeader';
import { JsonLd } from '@/components/seo/JsonLd';
import type { CardOf } from '@/lib/collections/defineCollection';
import { createCards } from '@/lib/content/lists/createCard';
import type { List } from '@/lib/content/lists/lists';
import { getMessageTranslator, getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { type ArchiveRouteProps, getArchivePosition } from '@/lib/routes/archivePages';
import { createArchiveGraph } from '@/lib/routes/structuredData/createPageGraph';
import { Pager } from './Pager';

type ArchivePageProps<L extends List> = ArchiveRouteProps & {
  list: L;
  className?: string | undefined;
  /** Renders an entry as a list item. */
  children: (entry: CardOf<L>) => ReactNode;
};

/** An archive page: one page of a list, with its number, its entries, and links to other archive pages. */
export async function ArchivePage<L extends List>({ list, params, ...props }: ArchivePageProps<L>) {
  const { page, messages, archiveMessages } = list.list;
  const [t, own, archive, position] = await Promise.all([
    getTranslator('common'),
    getMessageTranslator(messages),
    getMessageTranslator(archiveMessages),
    getArchivePosition(list, params),
  ]);
  const entries = await createCards(list, t.locale, position.page);
  return (
    <>
      {/* The structured data of the first page is on the page that contains the list. */}
      {position.page > 1 && <JsonLd graph={createArchiveGraph(list, position.page, t.locale)} />}
      <PageHeader
        title={archive('title')}
        lead={t('pager.position', position)}
        parents={[{ label: t(`nav.${page}`), href: getLocalePath(t.locale, pages[page]) }]}
      />
      <div className="container">
        <h2 className="visually-hidden">{own(own.has('label') ? 'label' : 'title')}</h2>
        <ul className={props.className}>{entries.map(props.children)}</ul>
      </div>
      <Pager list={list} {...position} />
    </>
  );
}
