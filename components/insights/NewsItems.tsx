'use client';

import type { ReactNode } from 'react';
import { ListItems, type ListItemsProps } from '@/components/lists/ListItems';
import { type RowEntry, rowShape } from '@/lib/lists/entryShapes';
import { NewsItem } from './NewsItem';

/** The news: those in the page and those fetched on demand. */
export function NewsItems({ readMore, ...props }: ListItemsProps & { readMore: ReactNode }) {
  return (
    <ListItems<RowEntry>
      {...props}
      shape={rowShape}
      render={(post) => <NewsItem post={post} readMore={readMore} />}
    />
  );
}
