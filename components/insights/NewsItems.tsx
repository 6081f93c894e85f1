'use client';

import type { ReactNode } from 'react';
import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import type { NewsRow } from '@/lib/collections/news';
import { PostRow } from './PostRow';

/** The list of news items with a filter for categories. */
export function NewsItems({ readMore, ...props }: ListProps<NewsRow> & { readMore: ReactNode }) {
  return <List<NewsRow> {...props} renderEntry={(post) => <PostRow post={post} readMore={readMore} />} />;
}
