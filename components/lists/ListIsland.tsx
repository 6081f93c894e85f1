import type { ComponentType } from 'react';
import { Island } from '@/components/islands/Island';
import { getCopy } from '@/lib/content/texts/getCopy';
import type { ListLabels, ListProps } from './listProps';

/** The labels that every list has in common. */
type CommonLabel = 'all' | 'loadMore' | 'loading' | 'failed' | 'retry' | 'end';

type ListIslandProps<T, P extends ListProps<T>> = {
  name: string;
  component: ComponentType<P>;
  props: Omit<P, 'labels'> & { labels: Omit<ListLabels, CommonLabel> };
};

/** A list as an island, with the labels that all lists share. */
export async function ListIsland<T, P extends ListProps<T>>({
  name,
  component,
  props,
}: ListIslandProps<T, P>) {
  const copy = await getCopy('common');
  const labels: ListLabels = {
    ...props.labels,
    all: copy('actions.all'),
    loadMore: copy.text('actions.loadMore'),
    loading: copy.text('states.loading'),
    failed: copy.text('states.loadFailedList'),
    retry: copy.text('states.retry'),
    end: copy.text('states.end'),
  };
  return (
    <Island
      name={name}
      component={component}
      props={{ ...props, labels } as unknown as P}
      parameters={[...props.groups.map(({ name }) => name), 'q']}
    />
  );
}
