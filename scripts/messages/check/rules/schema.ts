import { z } from 'zod';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { taxonomyIssues } from '@/lib/content/entries/taxonomyIssues';
import { mapTexts } from '@/lib/content/facts/mapTexts';
import { mergeFallback } from '@/lib/content/texts/mergeFallback';
import { mailTexts } from '@/lib/shared/enquiry/mailTexts';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import type { MessageFile, SharedKind } from '../catalogue/MessageFile';
import { schemaOf, sharedSchemas } from '../catalogue/schemaOf';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Draft, error, type Rule } from '../Rule';
import { suggestion } from '../text/closest';
import { explainIssue } from '../text/explainIssue';

/** Fields that are missing, misspelt, empty, or hold something that the site does not know. */
export const schema: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) yield* schemaIn(file, catalogue);
};

export function* schemaIn(file: MessageFile, catalogue: Catalogue): Iterable<Draft> {
  const { tree } = file;
  if (!tree) return;
  const issues = (expected: z.ZodType) => issuesOf(expected, tree.value ?? {}, tree, file, catalogue);
  // What the addresses of redirects must be is said by the rule that compares them with the pages.
  if (file.kind === 'redirects') yield* issues(z.record(z.string(), z.string()));
  else if (file.kind in sharedSchemas) yield* issues(sharedSchemas[file.kind as SharedKind]);
  // Translations of it are compared with the English file: by keys, and by the places to fill in.
  if (file.kind === 'mail' && file.locale === defaultLocale) yield* issues(mailTexts);
  if (file.name === 'taxonomy.json' && file.locale === defaultLocale) yield* idsIn(tree, file);
  const expected = schemaOf(file);
  if (expected && file.kind !== 'entities') yield* issues(expected);
  if (expected && file.kind === 'entities') yield* inEntries(expected, tree, file, catalogue);
}

/** The ids by which lists are filtered stand in addresses. */
function* idsIn(taxonomy: Tree, file: MessageFile): Iterable<Draft> {
  const groups = taxonomyGroups.map((group) => ({ group, found: childOf(taxonomy, group) }));
  for (const { group, found } of groups.filter(({ found }) => found?.kind !== 'group')) {
    const remedy = `Write "${group}": { "id": "Name" }, with a line for each.`;
    yield error(
      file,
      (found ?? taxonomy).keyOffset,
      `The ${group} that lists are filtered by are missing.`,
      remedy,
    );
  }
  const ids = groups.flatMap(({ found }) => found?.children ?? []);
  for (const { key, keyOffset } of ids.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))) {
    yield error(
      file,
      keyOffset,
      `"${key}" cannot be an id.`,
      'Write small letters, digits and single hyphens.',
    );
  }
}

function* inEntries(
  expected: z.ZodType,
  tree: Tree,
  file: MessageFile,
  catalogue: Catalogue,
): Iterable<Draft> {
  const items = childOf(tree, 'items');
  if (!items || !Array.isArray(items.value)) {
    yield error(file, (items ?? tree).offset, 'The list "items" is missing.', 'Write { "items": [ … ] }.');
    return;
  }
  const isEnglish = file.locale === defaultLocale;
  const english = childOf(catalogue.find(defaultLocale, file.name)?.tree, 'items');
  for (const entry of items.children) {
    const original = isEnglish ? undefined : childOf(english, entry.key);
    if (!original && !isEnglish) continue;
    // What a translation leaves out comes from English, and what English gets wrong is reported there.
    const whole = original ? mergeFallback(original.value, entry.value).value : entry.value;
    yield* issuesOf(expected, whole, entry, file, catalogue, original);
  }
}

function* issuesOf(
  expected: z.ZodType,
  written: unknown,
  tree: Tree,
  file: MessageFile,
  catalogue: Catalogue,
  english?: Tree,
): Iterable<Draft> {
  const value = mapTexts(written, (text) => catalogue.filled(file, text));
  const unknownIds = taxonomyIssues(expected, value, (group) => catalogue.taxonomy(group));
  for (const issue of [...(expected.safeParse(value).error?.issues ?? []), ...unknownIds]) {
    if (issue.code === 'unrecognized_keys') {
      yield* unknownFields(issue, tree, file, expected);
      continue;
    }
    const { found, place } = locate(tree, issue.path);
    // English's own mistake is reported in the English file.
    if (english && found === undefined) continue;
    const { problem, remedy } = explainIssue(issue, found?.value);
    yield error(file, found?.offset ?? place.keyOffset, problem, remedy);
  }
}

function* unknownFields(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  tree: Tree,
  file: MessageFile,
  expected: z.ZodType,
): Iterable<Draft> {
  const { place } = locate(tree, issue.path);
  for (const key of issue.keys) {
    const field = childOf(place, key);
    if (!field) continue;
    const { problem, remedy } = explainIssue({ ...issue, keys: [key] }, field.value);
    const known = issue.path.length === 0 && 'shape' in expected ? Object.keys(expected.shape as object) : [];
    yield error(file, field.keyOffset, problem, `${remedy}${suggestion(key, known)}`);
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
