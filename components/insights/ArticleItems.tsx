'use client';

import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import type { ArticleCard as Card } from '@/lib/collections/articles';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleItems.module.css';

/** The list of articles with a filter for tags. */
export function ArticleItems(props: ListProps<Card>) {
  return (
    <List<Card>
      {...props}
      className={styles.articles}
      getAnchor={({ anchor }) => anchor}
      renderEntry={(article) => <ArticleCard article={article} eager={article.id === props.entries[0]?.id} />}
    />
  );
}
