'use client';

import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import type { ArticleCard as Card } from '@/lib/collections/articles';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleItems.module.css';
import { postShape } from './PostRow';

const shape = { ...postShape, anchor: 'string', image: 'string', imageAlt: 'string' } as const;

/** The list of articles with a filter for tags. */
export function ArticleItems(props: ListProps<Card>) {
  return (
    <List<Card>
      {...props}
      className={styles.articles}
      shape={shape}
      getAnchor={({ anchor }) => anchor}
      renderEntry={(article) => <ArticleCard article={article} eager={article.id === props.entries[0]?.id} />}
    />
  );
}
