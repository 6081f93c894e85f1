import type { ComponentType, ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { getTaxonomyIds } from '@/lib/content/entries/getTaxonomyIds';
import type { TaxonomyGroup, TaxonomyId } from '@/lib/content/entries/taxonomy';
import { getPageEntries, type ListEntry } from '@/lib/content/lists/getListItems';
import { getListSummary } from '@/lib/content/lists/getListSummary';
import { type ByFilter, listFilters } from '@/lib/content/lists/listFilters';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { ListName } from '@/lib/shared/i18n/paths';
import type { ListFilter, ListLabels, ListProps } from './listProps';

/** The labels that are the same for all lists. */
type CommonLabel = 'all' | 'loadMore' | 'loading' | 'failed' | 'retry' | 'end';

type TaxonomyKey = { [G in TaxonomyGroup]: `${G}.${TaxonomyId<G> & string}` }[TaxonomyGroup];

type ListIslandProps<N extends ListName, ExtraProps> = {
  list: N;
  /** The name of the island. */
  island: string;
  /** The id of the list's element. */
  id: string;
  component: ComponentType<ListProps<ListEntry<N>> & ExtraProps>;
  /** The labels of the list's filters. */
  filterLabels: ByFilter<N, ReactNode>;
  labels: Omit<ListLabels, CommonLabel>;
  /** Props of the component that lists do not have in common. */
  extraProps: ExtraProps;
};

/** A list as an island, with the entries of its first page, its filters and its labels. */
export async function ListIsland<N extends ListName, ExtraProps extends object>(
  props: ListIslandProps<N, ExtraProps>,
) {
  const { list, island, id, component, extraProps } = props;
  const filters = Object.entries<TaxonomyGroup>(listFilters[list]);
  const filterLabels: Record<string, ReactNode> = props.filterLabels;
  const [t, taxonomy] = await Promise.all([getTranslator('common'), getTranslator('taxonomy')]);
  const labels: ListLabels = {
    ...props.labels,
    all: t('actions.all'),
    loadMore: t.text('actions.loadMore'),
    loading: t.text('states.loading'),
    failed: t.text('states.loadFailedList'),
    retry: t.text('states.retry'),
    end: t.text('states.end'),
  };
  const filterProps: ListFilter[] = filters.map(([name, group]) => ({
    name,
    label: filterLabels[name],
    options: getTaxonomyIds(group).map((value) => ({
      value,
      label: taxonomy(`${group}.${value}` as TaxonomyKey),
    })),
  }));
  const entries = await getPageEntries(list, t.locale, 1);
  return (
    <Island
      name={island}
      component={component}
      props={{
        list: getListSummary(list, t.locale, id),
        entries,
        filters: filterProps,
        labels,
        ...extraProps,
      }}
      parameters={[...filters.map(([name]) => name), 'q']}
    />
  );
}
