import { z } from 'zod';
import { type Catalogue, TAXONOMY_FILE } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { findTaxonomyIssues, interpolateMessages, mergeFallback } from '../files';
import type { MessageLintOptions } from '../MessageLintOptions';
import {
  type Context,
  createError,
  type Explanation,
  explain,
  type Findings,
  type FindingText,
  joinTexts,
  type SentenceValues,
} from '../Rule';
import { suggest } from '../text/wordings';

/** A file or one of its entries. `original` is the entry that a translation falls back to. */
type CheckedPart = { tree: Tree; file: MessageFile; catalogue: Catalogue; original?: Tree };
type Issue = z.core.$ZodIssue;

/** The last value of each part as JSON, with its issues: most parts are the same in the next check. */
const lastIssues = new WeakMap<z.ZodType, Map<string, { json: string; issues: Issue[] }>>();

/** Reports fields that are missing, misspelt, empty or invalid. */
export function* schema({ catalogue, options }: Pick<Context, 'catalogue' | 'options'>): Findings {
  for (const file of catalogue.files) {
    const { tree } = file;
    const expected = getExpectedSchema(file, options);
    if (!tree) continue;
    if (file.name === TAXONOMY_FILE && file.locale === catalogue.fallback)
      yield* checkTaxonomyIds(tree, file, options.taxonomy);
    if (expected && file.kind === 'entries') yield* checkEntries(expected, { tree, file, catalogue });
    else if (expected) yield* findIssues(expected, tree.value ?? {}, { tree, file, catalogue });
  }
}

function getExpectedSchema(file: MessageFile, { locales, files }: MessageLintOptions): z.ZodType | undefined {
  // Translations are compared with the original file by `unknown-key` and `differing-placeholders`.
  if (file.kind === 'templates' && file.locale === locales.fallback) return files.templates[file.name];
  return file.format.schema;
}

/** Checks the ids of the taxonomy, which appear in URLs. */
function* checkTaxonomyIds(
  taxonomy: Tree,
  file: MessageFile,
  { groups, id }: MessageLintOptions['taxonomy'],
): Findings {
  for (const group of groups) {
    const groupNode = getChild(taxonomy, group);
    if (groupNode?.kind !== 'group') {
      yield createError(file, (groupNode ?? taxonomy).keyOffset, 'schema.missingGroup', { group });
    }
    for (const { key, keyOffset } of groupNode?.children ?? []) {
      if (!id.safeParse(key).success) yield createError(file, keyOffset, 'schema.invalidId', { id: key });
    }
  }
}

function* checkEntries(expected: z.ZodType, { tree, file, catalogue }: CheckedPart): Findings {
  const items = getChild(tree, 'items');
  if (!items || !Array.isArray(items.value)) {
    yield createError(file, (items ?? tree).offset, 'schema.missingItems');
    return;
  }
  const originalList = getChild(catalogue.find(catalogue.fallback, file.name)?.tree, 'items');
  for (const entry of items.children) {
    const original = file.locale === catalogue.fallback ? undefined : getChild(originalList, entry.key);
    // The rule `missing-text` reports a list without ids, which is not shown.
    if (!original && items.kind !== 'entries' && file.locale !== catalogue.fallback) continue;
    // Missing fields of a translation come from the original.
    const value = original ? mergeFallback(original.value, entry.value).value : entry.value;
    yield* findIssues(expected, value, { tree: entry, file, catalogue, original });
  }
}

function* findIssues(
  expected: z.ZodType,
  uninterpolated: unknown,
  { tree, file, catalogue, original }: CheckedPart,
): Findings {
  const interpolate = (text: string) => catalogue.interpolateFacts(file, text);
  const [value] = interpolateMessages([uninterpolated], interpolate);
  if (value === undefined) return;
  for (const issue of validate(expected, value, file, tree.path, catalogue)) {
    const { found, closest } = findValue(tree, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const isRoot = issue.path.length === 0 && expected instanceof z.ZodObject;
      const knownFields = isRoot ? Object.keys(expected.shape) : [];
      for (const { key, keyOffset } of closest.children.filter((field) => issue.keys.includes(field.key))) {
        const suggestion = suggest(key, knownFields);
        yield createError(file, keyOffset, 'schema.unknownField', { field: key, suggestion });
      }
    } else if (!original || found) {
      // Problems of values that come from the original are reported in the original file.
      yield createError(file, found?.offset ?? closest.keyOffset, explainIssue(issue, found?.value));
    }
  }
}

/** Returns the issues of the value at a path of a file. */
function validate(
  expected: z.ZodType,
  value: unknown,
  file: MessageFile,
  path: string,
  catalogue: Catalogue,
) {
  const name = `${file.path} ${path}`;
  // Schemas of shared files also read other files, such as the logo.
  const isCached = file.locale !== undefined;
  const { taxonomy } = catalogue.workspace.options;
  const ids = new Map(taxonomy.groups.map((group) => [group, catalogue.getTaxonomyIds(group)]));
  const json = JSON.stringify([value, ...ids.values()]);
  const parts = lastIssues.get(expected) ?? new Map<string, { json: string; issues: Issue[] }>();
  const last = parts.get(name);
  if (isCached && last?.json === json) return last.issues;
  const unknownIds = findTaxonomyIssues(expected, value, (group) => ids.get(group));
  const issues = [...(expected.safeParse(value).error?.issues ?? []), ...unknownIds];
  lastIssues.set(expected, parts.set(name, { json, issues }));
  return issues;
}

/** Finds the value at a path of keys and indexes, and the closest existing ancestor if the value is missing. */
function findValue(tree: Tree, path: PropertyKey[]): { found: Tree | undefined; closest: Tree } {
  let [found, closest]: [Tree | undefined, Tree] = [tree, tree];
  for (const part of path) {
    found = typeof part === 'number' ? found?.children[part] : getChild(found, String(part));
    if (!found) break;
    closest = found;
  }
  return { found, closest };
}

/** Types that have an explanation; `unknown` is the explanation of other types. */
const EXPLAINED_TYPES = ['string', 'number', 'int', 'array', 'object', 'record', 'boolean'];

/** Explains a Zod issue to editors. `value` is the value in the file; undefined if it is missing. */
function explainIssue(issue: Issue, value: unknown): Explanation {
  const field = issue.path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const subject = { id: `schema.subject.${field === '' ? 'none' : 'field'}`, values: { field } };
  if (value === undefined) return explain('schema.missing', { field });
  if (value === null) return explain('schema.noValue', { field });
  switch (issue.code) {
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      return explain('schema.choice', {
        value: `${value}`,
        subject,
        allowed: joinTexts('comma', allowed),
        suggestion: suggest(String(value), allowed),
      });
    }
    case 'invalid_key': {
      const message = getMessage(issue.issues[0]?.message ?? issue.message);
      return explain('schema.format', { subject: { id: 'schema.subject.none' }, message, value: field });
    }
    case 'invalid_type': {
      const id = EXPLAINED_TYPES.includes(issue.expected) ? issue.expected : 'unknown';
      return explain(`schema.type.${id}`, { subject, type: issue.expected });
    }
    case 'too_small':
      if (issue.origin === 'array')
        return explain('schema.tooFewItems', { subject, minimum: `${issue.minimum}` });
      if (issue.origin === 'string') return explain('schema.empty', { subject });
      break;
    case 'too_big': {
      const id = { array: 'schema.tooManyItems', string: 'schema.tooLong' }[issue.origin as string];
      if (id && !isSentenceId(issue.message)) return explain(id, { subject, maximum: `${issue.maximum}` });
      break;
    }
    case 'custom': {
      const { values, remedy = { id: 'schema.custom.remedy' } } = issue.params ?? {};
      const message = getMessage(issue.message, values);
      return { problem: { id: 'schema.custom.problem', values: { subject, message } }, remedy };
    }
  }
  return explain('schema.format', { subject, message: getMessage(issue.message), value: `${value}` });
}

/** Returns the text of a schema's message: the id of a sentence in the group `invalid`, or an English text. */
function getMessage(message: string, values?: SentenceValues): FindingText {
  return isSentenceId(message) ? { id: `invalid.${message}`, values } : message;
}

function isSentenceId(message: string): boolean {
  return /^\w+$/.test(message);
}
