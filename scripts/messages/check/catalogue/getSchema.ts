import type { z } from 'zod';
import {
  articleFrontMatter,
  customPageFrontMatter,
  newsFrontMatter,
} from '@/lib/content/entries/frontMatter';
import { laws } from '@/lib/content/entries/lawSchema';
import { redirectsSchema } from '@/lib/content/entries/redirectSchema';
import { type EntityFile, entityFiles } from '@/lib/content/entries/schemas';
import { factsSchema } from '@/lib/content/facts/factsSchema';
import { sectionsSchema } from '@/lib/content/sections/sectionsSchema';
import { glossarySchema } from './glossary';
import type { MessageFile } from './MessageFile';

/** Schemas of the files shared by all locales, by file name without `.json`. */
export const sharedSchemas = {
  facts: factsSchema,
  laws,
  sections: sectionsSchema,
  redirects: redirectsSchema,
  glossary: glossarySchema,
};

export type SharedKind = keyof typeof sharedSchemas;

/**
 * Returns the schema of a shared file, of the front matter of a post or page, or of a list's entries. Undefined for other
 * files.
 */
export function getSchema({ kind, name }: Pick<MessageFile, 'kind' | 'name'>): z.ZodType | undefined {
  if (kind in sharedSchemas) return sharedSchemas[kind as SharedKind];
  if (kind === 'entities') return entityFiles[name as EntityFile];
  if (kind === 'page') return customPageFrontMatter;
  if (kind !== 'post') return undefined;
  return name.startsWith('news/') ? newsFrontMatter : articleFrontMatter;
}
