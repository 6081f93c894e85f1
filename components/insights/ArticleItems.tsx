'use client';

import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import { type ArticleEntry, articleShape } from '@/lib/shared/lists/entryShapes';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleItems.module.css';

/** The list of articles with a filter for tags. */
export function ArticleItems(props: ListProps<ArticleEntry>) {
  return (
    <List<ArticleEntry, 'insights'>
      {...props}
      className={styles.articles}
      shape={articleShape}
      getFilterValues={({ tags }) => ({ tag: tags.map(({ id }) => id) })}
      getAnchor={({ anchor }) => anchor}
      renderEntry={(article) => <ArticleCard article={article} eager={article.id === props.entries[0]?.id} />}
    />
  );
}
