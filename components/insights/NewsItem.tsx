import type { ComponentProps } from 'react';
import { PostRow } from './PostRow';

/** A news item as an item of the news centre, with what the filter looks at. */
export function NewsItem(props: ComponentProps<typeof PostRow>) {
  const { id, labels, mark } = props.post;
  return (
    <li
      data-item={id}
      data-category={labels.map((label) => label.id).join(' ')}
      data-result={mark && ''}
      suppressHydrationWarning
    >
      <PostRow {...props} />
    </li>
  );
}
