import { getCopy } from '@/lib/i18n/getCopy';
import type { ListItemsProps } from './ListItems';

/** The texts of a list that grows, in the page's language. */
export async function loadLabels(): Promise<ListItemsProps['labels']> {
  const copy = await getCopy('common');
  return {
    loadMore: copy.text('actions.loadMore'),
    loading: copy.text('states.loading'),
    failed: copy.text('states.loadFailedList'),
    retry: copy.text('states.retry'),
    end: copy.text('states.end'),
  };
}
