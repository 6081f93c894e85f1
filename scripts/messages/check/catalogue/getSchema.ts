import type { z } from 'zod';
import {
  articleFrontMatter,
  customPageFrontMatter,
  newsFrontMatter,
} from '@/lib/content/entries/frontMatter';
import { laws } from '@/lib/content/entries/lawSchema';
import { redirectsSchema } from '@/lib/content/entries/redirectSchema';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import { facts } from '@/lib/content/facts/factsSchema';
import { sectionsSchema } from '@/lib/content/sections/sectionsSchema';
import { glossarySchema } from './glossary';
import type { MessageFile } from './MessageFile';

/** What the site expects of each file that all languages share, by its name without `.json`. */
export const sharedSchemas = {
  facts,
  laws,
  sections: sectionsSchema,
  redirects: redirectsSchema,
  glossary: glossarySchema,
};

export type SharedKind = keyof typeof sharedSchemas;

/**
 * What the site expects of a file that all languages share, of a post's or page's front matter, or of each entry of a list;
 * undefined for other files.
 */
export function getSchema({ kind, name }: Pick<MessageFile, 'kind' | 'name'>): z.ZodType | undefined {
  if (kind in sharedSchemas) return sharedSchemas[kind as SharedKind];
  if (kind === 'entities') return entityFiles[name as EntityFile];
  if (kind === 'page') return customPageFrontMatter;
  if (kind !== 'post') return undefined;
  return name.startsWith('news/') ? newsFrontMatter : articleFrontMatter;
}
