'use client';

import type { ReactNode } from 'react';
import { ListItems, type ListItemsProps } from '@/components/lists/ListItems';
import { type ArticleEntry, articleShape } from '@/lib/lists/entryShapes';
import { ArticleItem } from './ArticleItem';
import styles from './ArticleItems.module.css';

/** The articles: those in the page and those fetched on demand. */
export function ArticleItems({ readMore, ...props }: ListItemsProps & { readMore: ReactNode }) {
  return (
    <ListItems<ArticleEntry>
      {...props}
      className={styles.articles}
      shape={articleShape}
      render={(article) => <ArticleItem article={article} readMore={readMore} />}
    />
  );
}
