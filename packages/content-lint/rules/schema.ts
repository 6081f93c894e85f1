import { z } from 'zod';
import type { ContentLintOptions, TaxonomyOptions } from '../ContentLintOptions';
import type { Catalogue } from '../catalogue/Catalogue';
import { isRedirectsFile } from '../catalogue/getRedirects';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { type Context, createError, type UnplacedFinding } from '../Rule';
import { explainIssue } from '../text/explainIssue';
import { mapStrings } from '../text/mapStrings';
import { suggest } from '../text/suggest';

/** A file or one of its entries, with the English entry that provides fallbacks for a translation. */
type Part = { tree: Tree; file: MessageFile; catalogue: Catalogue; english?: Tree };

/** Reports fields that are missing, misspelt, empty or invalid. */
export function* schema({
  catalogue,
  options,
}: Pick<Context, 'catalogue' | 'options'>): Iterable<UnplacedFinding> {
  for (const file of catalogue.files) {
    const { tree } = file;
    const expected = getExpectedSchema(file, options);
    if (!tree) continue;
    if (file.name === options.taxonomy?.file && file.locale === catalogue.fallback)
      yield* checkTaxonomyIds(tree, file, options.taxonomy);
    if (expected && file.kind === 'entries') yield* checkEntries(expected, { tree, file, catalogue });
    else if (expected) yield* findIssues(expected, tree.value ?? {}, { tree, file, catalogue });
  }
}

function getExpectedSchema(
  file: MessageFile,
  { redirects, locales, files }: ContentLintOptions,
): z.ZodType | undefined {
  // The `redirect` rule validates the paths.
  if (isRedirectsFile(file, redirects)) return z.record(z.string(), z.string());
  // Translations are compared with the English file by `unknown-key` and `differing-placeholders`.
  if (file.kind === 'templates' && file.locale === locales.fallback) return files.templates?.[file.name];
  return file.format.schema;
}

/** Checks the ids of the taxonomy, which appear in URLs. */
function* checkTaxonomyIds(
  taxonomy: Tree,
  file: MessageFile,
  { groups, id }: TaxonomyOptions,
): Iterable<UnplacedFinding> {
  for (const group of groups) {
    const found = getChild(taxonomy, group);
    if (found?.kind !== 'group') {
      const problem = `The group "${group}" is missing; lists are filtered by it.`;
      const remedy = `Add "${group}": { "id": "Name" }, with one line per id.`;
      yield createError(file, (found ?? taxonomy).keyOffset, problem, remedy);
    }
    for (const { key, keyOffset } of found?.children ?? []) {
      if (id.safeParse(key).success) continue;
      const remedy = 'Use lowercase letters, digits and single hyphens.';
      yield createError(file, keyOffset, `"${key}" is not a valid id.`, remedy);
    }
  }
}

function* checkEntries(expected: z.ZodType, { tree, file, catalogue }: Part): Iterable<UnplacedFinding> {
  const items = getChild(tree, 'items');
  if (!items || !Array.isArray(items.value)) {
    yield createError(
      file,
      (items ?? tree).offset,
      'The list "items" is missing.',
      'Add it: { "items": [ … ] }.',
    );
    return;
  }
  const originals = getChild(catalogue.find(catalogue.fallback, file.name)?.tree, 'items');
  for (const entry of items.children) {
    const english = file.locale === catalogue.fallback ? undefined : getChild(originals, entry.key);
    if (!english && file.locale !== catalogue.fallback) continue;
    // Missing fields fall back to English. Problems of the English entry are reported in the English file.
    const whole = english
      ? catalogue.workspace.options.locales.merge(english.value, entry.value)
      : entry.value;
    yield* findIssues(expected, whole, { tree: entry, file, catalogue, english });
  }
}

function* findIssues(expected: z.ZodType, written: unknown, part: Part): Iterable<UnplacedFinding> {
  const { tree, file, catalogue, english } = part;
  const value = mapStrings(written, (text) => catalogue.interpolateFacts(file, text));
  const { taxonomy, fields } = catalogue.workspace.options;
  const unknownIds = taxonomy?.findIssues(expected, value, (group) => catalogue.getTaxonomyIds(group)) ?? [];
  for (const issue of [...(expected.safeParse(value).error?.issues ?? []), ...unknownIds]) {
    const { found, place } = locate(tree, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const isRoot = issue.path.length === 0 && expected instanceof z.ZodObject;
      const known = isRoot ? Object.keys(expected.shape) : [];
      for (const { key, keyOffset } of place.children.filter((field) => issue.keys.includes(field.key))) {
        const remedy = `Correct its name or delete it.${suggest(key, known)}`;
        yield createError(file, keyOffset, `There is no field "${key}" here.`, remedy);
      }
    } else if (!english || found) {
      // Problems of English values are reported in the English file.
      const { problem, remedy } = explainIssue(issue, found?.value, fields?.choices);
      yield createError(file, found?.offset ?? place.keyOffset, problem, remedy);
    }
  }
}

/** Finds the value at a path of keys and indexes, and the closest existing ancestor if the value is missing. */
function locate(tree: Tree, path: PropertyKey[]): { found: Tree | undefined; place: Tree } {
  let [found, place]: [Tree | undefined, Tree] = [tree, tree];
  for (const part of path) {
    found = typeof part === 'number' ? found?.children[part] : getChild(found, String(part));
    if (!found) break;
    place = found;
  }
  return { found, place };
}
