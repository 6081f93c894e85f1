import type { ComponentProps } from 'react';
import { ArticleCard } from './ArticleCard';

/** An article as an item of the list, with what the filters look at. */
export function ArticleItem(props: ComponentProps<typeof ArticleCard>) {
  const { id, anchor, tags } = props.article;
  return (
    <li
      id={props.words ? undefined : anchor}
      data-item={id}
      data-tag={tags.map((tag) => tag.id).join(' ')}
      data-result={props.words && ''}
      suppressHydrationWarning
    >
      <ArticleCard {...props} />
    </li>
  );
}
