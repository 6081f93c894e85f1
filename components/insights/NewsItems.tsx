'use client';

import type { ReactNode } from 'react';
import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import { type RowEntry, rowShape } from '@/lib/shared/lists/entryShapes';
import { PostRow } from './PostRow';

/** The list of news items with a filter for categories. */
export function NewsItems({ readMore, ...props }: ListProps<RowEntry> & { readMore: ReactNode }) {
  return (
    <List<RowEntry, 'news'>
      {...props}
      shape={rowShape}
      getFilterValues={({ labels }) => ({ category: labels.map(({ id }) => id) })}
      renderEntry={(post) => <PostRow post={post} readMore={readMore} />}
    />
  );
}
