import type { ComponentType, ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { getTaxonomyIds, type TaxonomyGroup, type TaxonomyId } from '@/lib/content/entries/taxonomy';
import { getPageEntries, type ListEntry } from '@/lib/content/lists/getListItems';
import { getListSummary } from '@/lib/content/lists/getListSummary';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { ListName } from '@/lib/shared/i18n/paths';
import type { ListLabels, ListProps } from './listProps';

/** The labels shared by all lists. */
type CommonLabel = 'all' | 'loadMore' | 'loading' | 'failed' | 'retry' | 'end';

type TaxonomyKey = { [G in TaxonomyGroup]: `${G}.${TaxonomyId<G> & string}` }[TaxonomyGroup];

type ListIslandProps<N extends ListName, More> = {
  list: N;
  /** The name of the island, and the id of the list's element. */
  island: string;
  id: string;
  component: ComponentType<ListProps<ListEntry<N>> & More>;
  /** The query parameters that filter the list, each with its taxonomy group. */
  filters?: { name: string; group: TaxonomyGroup; label: ReactNode }[];
  labels: Omit<ListLabels, CommonLabel>;
  more: More;
};

/** A list as an island: the entries of its first page, its filters, and the shared labels. */
export async function ListIsland<N extends ListName, More extends object>(props: ListIslandProps<N, More>) {
  const { list, island, id, component, filters = [], more } = props;
  const [copy, taxonomy] = await Promise.all([getTranslator('common'), getTranslator('taxonomy')]);
  const labels: ListLabels = {
    ...props.labels,
    all: copy('actions.all'),
    loadMore: copy.text('actions.loadMore'),
    loading: copy.text('states.loading'),
    failed: copy.text('states.loadFailedList'),
    retry: copy.text('states.retry'),
    end: copy.text('states.end'),
  };
  const groups = filters.map(({ name, group, label }) => ({
    name,
    label,
    options: getTaxonomyIds(group).map((value) => ({
      value,
      label: taxonomy(`${group}.${value}` as TaxonomyKey),
    })),
  }));
  const entries = await getPageEntries(list, copy.locale, 1);
  return (
    <Island
      name={island}
      component={component}
      props={{ list: getListSummary(list, copy.locale, id), entries, groups, labels, ...more }}
      parameters={[...filters.map(({ name }) => name), 'q']}
    />
  );
}
