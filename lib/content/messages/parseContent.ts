import { findTaxonomyIssues } from 'message-lint/files';
import { createTranslator } from 'use-intl/core';
import type { z } from 'zod';
import type { TaxonomyGroup } from '@/lib/collections/fields';
import { getMessagePath, getTaxonomyIds, readJsonFile } from '@/lib/content/messages/readMessages';
import sentences from '@/lib/content/sentences/en.json' with { type: 'json' };
import { defaultLocale } from '@/lib/i18n/locales';

/**
 * Validates a value from a message file against its schema, and its taxonomy ids against `taxonomy.json`. Throws a
 * one-line error that names the invalid fields: `messages/facts.json: field "company.phone" …`. Omit `place` if the
 * caller adds the file name to the error.
 */
export function parseContent<T>(schema: z.ZodType<T>, value: unknown, place?: string): T {
  const parsed = schema.safeParse(value);
  const taxonomyIssues = findTaxonomyIssues<TaxonomyGroup>(schema, value, getTaxonomyIds);
  const issues = [...(parsed.error?.issues ?? []), ...taxonomyIssues];
  if (issues.length === 0) return parsed.data as T;
  const lines = issues.map((issue) => `field "${issue.path.join('.')}" ${getSentence(issue)}`);
  throw new Error([place, lines.join('; ')].filter(Boolean).join(': '));
}

/** Reads a message file that all locales share, such as `facts.json`. Throws if it does not match its schema. */
export function readSharedFile<T>(schema: z.ZodType<T>, file: string): T {
  return parseContent(schema, readJsonFile(undefined, file), getMessagePath(undefined, file));
}

/** Returns the sentence of an issue. The messages of our schemas are ids of sentences, zod's own are English. */
function getSentence(issue: z.core.$ZodIssue): string {
  const t = createTranslator({
    locale: defaultLocale,
    messages: sentences.invalid as Record<string, string>,
  });
  const values = issue.code === 'custom' ? issue.params?.values : undefined;
  return t.has(issue.message) ? t(issue.message, values) : issue.message;
}
