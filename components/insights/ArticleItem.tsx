import type { ComponentProps } from 'react';
import { ArticleCard } from './ArticleCard';

/** An article as an item of the list, with what the filters look at. */
export function ArticleItem(props: ComponentProps<typeof ArticleCard>) {
  const { id, anchor, tags, mark } = props.article;
  return (
    <li
      id={mark ? undefined : anchor}
      data-item={id}
      data-tag={tags.map((tag) => tag.id).join(' ')}
      data-result={mark && ''}
      suppressHydrationWarning
    >
      <ArticleCard {...props} />
    </li>
  );
}
