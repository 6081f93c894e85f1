import type { ComponentType } from 'react';
import { Island } from '@/components/ui/Island';
import type { CardOf } from '@/lib/collections/defineCollection';
import { createCards, getDefinition, getTaxonomyKey } from '@/lib/content/lists/createCard';
import { getArchivePath, type List, loadListEntries } from '@/lib/content/lists/lists';
import { getMessageTranslator, getTranslator } from '@/lib/content/messages/getTranslator';
import { getTaxonomyIds } from '@/lib/content/messages/readMessages';
import { getLocalePath } from '@/lib/i18n/paths';
import type { ListFilter, ListLabels, ListProps } from './listProps';

type ListIslandProps<L extends List, ExtraProps> = {
  collection: L;
  /** The name of the island. */
  island: string;
  /** The id of the list's element. */
  id: string;
  component: ComponentType<ListProps<CardOf<L>> & ExtraProps>;
  labels: Pick<ListLabels, 'emptyTitle' | 'emptyHint'>;
  /** Props of the component that lists do not have in common. */
  extraProps: ExtraProps;
};

/** A list as an island, with the entries of its first page, its filters and its labels. */
export async function ListIsland<L extends List, ExtraProps extends object>(
  props: ListIslandProps<L, ExtraProps>,
) {
  const { collection, island, id, component, extraProps } = props;
  const list = getDefinition(collection);
  const filters = Object.entries(list.filters);
  const [t, own, taxonomy] = await Promise.all([
    getTranslator('common'),
    getMessageTranslator(list.messages),
    getTranslator('taxonomy'),
  ]);
  const labels: ListLabels = {
    ...(list.getSearchTexts !== undefined && { search: own('search') }),
    showing: own.raw('showing'),
    ...(own.has('showingPart') && { showingPart: own.raw('showingPart') }),
    ...props.labels,
    all: t('actions.all'),
    loadMore: t.text('actions.loadMore'),
    loading: t.text('states.loading'),
    failed: t.text('states.loadFailedList'),
    retry: t.text('states.retry'),
    end: t.text('states.end'),
  };
  const all = loadListEntries(collection, t.locale);
  const filterProps = filters.map(([name, { group, getValues }]): ListFilter => {
    const values = all.flatMap((entry) => getValues(entry as never) as readonly string[]);
    const options = getTaxonomyIds(group).map((value) => ({
      value,
      label: taxonomy(getTaxonomyKey(group, value)),
      count: values.filter((other) => other === value).length,
    }));
    return { name, label: own(name), options };
  });
  const secondPage = all.length > list.pageSize && getLocalePath(t.locale, getArchivePath(collection, 2));
  return (
    <Island
      name={island}
      component={component}
      props={{
        list: {
          id,
          name: list.name,
          locale: t.locale,
          pageSize: list.pageSize,
          total: all.length,
          secondPageHref: secondPage || undefined,
        },
        entries: await createCards(collection, t.locale, 1),
        filters: filterProps,
        labels,
        ...extraProps,
      }}
      parameters={[...filters.map(([name]) => name), 'q']}
    />
  );
}
