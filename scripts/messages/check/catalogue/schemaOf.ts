import type { z } from 'zod';
import {
  articleFrontMatter,
  type EntityFile,
  entityFiles,
  freePageFrontMatter,
  newsFrontMatter,
} from '@/lib/content/entries/schemas';
import type { MessageFile } from './MessageFile';

/** What the site expects of a post's or page's front matter, or of each entry of a list; undefined for other files. */
export function schemaOf({ kind, name }: Pick<MessageFile, 'kind' | 'name'>): z.ZodType | undefined {
  if (kind === 'entities') return entityFiles[name as EntityFile];
  if (kind === 'page') return freePageFrontMatter;
  if (kind !== 'post') return undefined;
  return name.startsWith('news/') ? newsFrontMatter : articleFrontMatter;
}
