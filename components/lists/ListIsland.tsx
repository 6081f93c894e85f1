import type { ComponentType } from 'react';
import { Island } from '@/components/islands/Island';
import type { CardOf } from '@/lib/collections/defineCollection';
import type { TaxonomyGroup } from '@/lib/collections/fields';
import { getListSummary, getPageCards, getTaxonomyKey } from '@/lib/content/lists/getListItems';
import type { List } from '@/lib/content/lists/lists';
import { getMessageTranslator, getTranslator } from '@/lib/content/messages/getTranslator';
import { getTaxonomyIds } from '@/lib/content/messages/loadMessages';
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
  const list: SomeList = collection.list;
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
  const filterProps: ListFilter[] = filters.map(([name, { group }]) => ({
    name,
    label: own(name),
    options: getTaxonomyIds(group).map((value) => ({ value, label: taxonomy(getTaxonomyKey(group, value)) })),
  }));
  const entries = await getPageCards(collection, t.locale, 1);
  return (
    <Island
      name={island}
      component={component}
      props={{
        list: getListSummary(collection, t.locale, id),
        entries,
        filters: filterProps,
        labels,
        ...extraProps,
      }}
      parameters={[...filters.map(([name]) => name), 'q']}
    />
  );
}

/** The properties of a list that do not depend on its entries. */
type SomeList = {
  messages: string;
  filters: { [name: string]: { group: TaxonomyGroup } };
  getSearchTexts?: object;
};
