import { z } from 'zod';
import { id } from '@/lib/content/entries/fields';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { taxonomyIssues } from '@/lib/content/entries/taxonomyIssues';
import { mapTexts } from '@/lib/content/facts/mapTexts';
import { mergeFallback } from '@/lib/content/texts/mergeFallback';
import { mailTexts } from '@/lib/shared/enquiry/mailTexts';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { schemaOf } from '../catalogue/schemaOf';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Context, type Draft, error } from '../Rule';
import { explainIssue } from '../text/explainIssue';
import { suggestion } from '../text/suggestion';

/** A file or an entry of it, with the English entry that a translation is laid over. */
type Part = { tree: Tree; file: MessageFile; catalogue: Catalogue; english?: Tree };

/** Fields that are missing, misspelt, empty, or hold something that the site does not know. */
export function* schema({ catalogue }: Pick<Context, 'catalogue'>): Iterable<Draft> {
  for (const file of catalogue.files) {
    const { tree } = file;
    const expected = expectedOf(file);
    if (!tree) continue;
    if (file.name === 'taxonomy.json' && file.locale === defaultLocale) yield* idsIn(tree, file);
    if (expected && file.kind === 'entities') yield* inEntries(expected, { tree, file, catalogue });
    else if (expected) yield* issuesOf(expected, tree.value ?? {}, { tree, file, catalogue });
  }
}

function expectedOf(file: MessageFile): z.ZodType | undefined {
  // What the addresses of redirects must be is said by the rule that compares them with the pages.
  if (file.kind === 'redirects') return z.record(z.string(), z.string());
  // Translations of it are compared with the English file: by keys, and by the places to fill in.
  if (file.kind === 'mail' && file.locale === defaultLocale) return mailTexts;
  return schemaOf(file);
}

/** The ids by which lists are filtered stand in addresses. */
function* idsIn(taxonomy: Tree, file: MessageFile): Iterable<Draft> {
  for (const group of taxonomyGroups) {
    const found = childOf(taxonomy, group);
    if (found?.kind !== 'group') {
      const problem = `The ${group} that lists are filtered by are missing.`;
      const remedy = `Write "${group}": { "id": "Name" }, with a line for each.`;
      yield error(file, (found ?? taxonomy).keyOffset, problem, remedy);
    }
    for (const { key, keyOffset } of found?.children ?? []) {
      if (id.safeParse(key).success) continue;
      const remedy = 'Write small letters, digits and single hyphens.';
      yield error(file, keyOffset, `"${key}" cannot be an id.`, remedy);
    }
  }
}

function* inEntries(expected: z.ZodType, { tree, file, catalogue }: Part): Iterable<Draft> {
  const items = childOf(tree, 'items');
  if (!items || !Array.isArray(items.value)) {
    yield error(file, (items ?? tree).offset, 'The list "items" is missing.', 'Write { "items": [ … ] }.');
    return;
  }
  const originals = childOf(catalogue.find(defaultLocale, file.name)?.tree, 'items');
  for (const entry of items.children) {
    const english = file.locale === defaultLocale ? undefined : childOf(originals, entry.key);
    if (!english && file.locale !== defaultLocale) continue;
    // What a translation leaves out comes from English, and what English gets wrong is reported there.
    const whole = english ? mergeFallback(english.value, entry.value).value : entry.value;
    yield* issuesOf(expected, whole, { tree: entry, file, catalogue, english });
  }
}

function* issuesOf(expected: z.ZodType, written: unknown, part: Part): Iterable<Draft> {
  const { tree, file, catalogue, english } = part;
  const value = mapTexts(written, (text) => catalogue.filled(file, text));
  const unknownIds = taxonomyIssues(expected, value, (group) => catalogue.taxonomy(group));
  for (const issue of [...(expected.safeParse(value).error?.issues ?? []), ...unknownIds]) {
    const { found, place } = locate(tree, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const isRoot = issue.path.length === 0 && expected instanceof z.ZodObject;
      const known = isRoot ? Object.keys(expected.shape) : [];
      for (const { key, keyOffset } of place.children.filter((field) => issue.keys.includes(field.key))) {
        const remedy = `Correct its name or delete it.${suggestion(key, known)}`;
        yield error(file, keyOffset, `There is no field "${key}" here.`, remedy);
      }
    } else if (!english || found) {
      // English's own mistake is reported in the English file.
      const { problem, remedy } = explainIssue(issue, found?.value);
      yield error(file, found?.offset ?? place.keyOffset, problem, remedy);
    }
  }
}

/** The value at a path of keys and places; where there is none, the last one on the way. */
function locate(tree: Tree, path: PropertyKey[]): { found: Tree | undefined; place: Tree } {
  let [found, place]: [Tree | undefined, Tree] = [tree, tree];
  for (const part of path) {
    found = typeof part === 'number' ? found?.children[part] : childOf(found, String(part));
    if (!found) break;
    place = found;
  }
  return { found, place };
}
