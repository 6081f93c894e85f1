import type { Keys } from '@/lib/shared/lists/readView';
import type { SearchDocument } from '@/lib/shared/search/indexOptions';

/** What a list is made of: an item's id, its values by the name of the filter, and what stands for it in data files. */
export type ListItem<E = unknown> = {
  id: string;
  keys: Keys;
  /** What its card shows. */
  entry: () => Promise<E>;
  /** What search knows of it, where the list can be searched. */
  document?: () => Promise<SearchDocument>;
};
