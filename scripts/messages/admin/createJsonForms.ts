import type { CollectionFile } from '@sveltia/cms';
import {
  type Catalogue,
  isMarkdown,
  type JsonSchema,
  type MessageFile,
  type Tree,
  toJsonSchema,
} from 'content-lint';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { mapStrings } from '@/lib/content/facts/mapStrings';
import { defaultLocale, locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { createFields } from './createField';
import type { FieldContext } from './FieldSource';
import type { FieldTexts } from './FieldTexts';

/** Forms of JSON files, by their group in the menu. */
type Forms = Record<'copy' | 'lists' | 'shared', CollectionFile[]>;

/** Pages that show a list, for the preview. Other lists are on the home page. */
const listPages: Record<string, string> = {
  'customer-cases': pages.cases,
  devices: `${pages.services}#devices`,
  'erp-modules': pages.services,
  faq: pages.services,
  'service-list': pages.services,
  team: pages.about,
};

/** Schemas of the taxonomy groups. The code defines the keys of page copy, but editors can add keys to these groups. */
const taxonomySchemas = Object.fromEntries(
  taxonomyGroups.map((group): [string, JsonSchema] => [
    group,
    {
      type: 'object',
      hint: 'taxonomyGroup',
      propertyNames: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      additionalProperties: { type: 'string' },
    },
  ]),
);

/** Creates a form for each JSON message file. */
export function createJsonForms(catalogue: Catalogue, texts: FieldTexts): Forms {
  const forms: Forms = { copy: [], lists: [], shared: [] };
  for (const file of [...catalogue.getFiles(defaultLocale), ...catalogue.getFiles(undefined)]) {
    if (isMarkdown(file)) continue;
    const schema = toJsonSchema(file, catalogue.workspace.options);
    if (file.name === 'taxonomy.json') Object.assign(schema.properties ?? {}, taxonomySchemas);
    forms[getGroup(file)].push(createForm(file, schema, catalogue, texts));
  }
  return forms;
}

function getGroup({ kind, locale }: MessageFile): keyof Forms {
  if (locale === undefined) return 'shared';
  return kind === 'entries' ? 'lists' : 'copy';
}

function createForm(
  file: MessageFile,
  schema: JsonSchema,
  catalogue: Catalogue,
  texts: FieldTexts,
): CollectionFile {
  const isTranslated = file.locale !== undefined;
  const name = file.name.replace(/\.json$/, '');
  const path = (pages as Record<string, string>)[name] ?? listPages[name] ?? pages.home;
  const context: FieldContext = {
    texts,
    isTranslated,
    requiredIn: isTranslated ? [defaultLocale] : true,
    isCopy: file.kind === 'messages' || file.kind === 'templates',
    isParallel: isParallel(file, catalogue),
  };
  // Page copy has too many keys to name them all, so its fields are labelled with their values.
  const copy = context.isCopy ? catalogue.find(texts.locale, file.name)?.tree?.value : undefined;
  const shown = copy && mapStrings(copy, catalogue.getInterpolator(texts.locale).interpolate);
  return {
    name,
    label: texts.getFormName(file.name),
    file: isTranslated ? `messages/{{locale}}/${file.name}` : `messages/${file.name}`,
    i18n: isTranslated,
    ...(isRecord(schema)
      ? { format: 'record', fields: createFields(toListSchema(schema), [], context) }
      : { format: 'messages', fields: createFields(schema, [file.tree?.value], context, shown) }),
    preview_path: path,
  };
}

/** True if a file is a map with arbitrary keys. */
function isRecord({ properties, additionalProperties }: JsonSchema): boolean {
  return properties === undefined && typeof additionalProperties === 'object';
}

/** Returns the schema of the list that a form shows for such a file. */
function toListSchema({ propertyNames, additionalProperties }: JsonSchema): JsonSchema {
  const properties = { from: propertyNames, to: additionalProperties } as Record<string, JsonSchema>;
  const items = { type: 'object', properties, required: ['from', 'to'] };
  return { type: 'object', properties: { entries: { type: 'array', items } } };
}

/** True if every language has the same entries in the same order. */
function isParallel({ name, tree }: MessageFile, catalogue: Catalogue): boolean {
  const order = getEntryPaths(tree).join();
  return locales.every((locale) => getEntryPaths(catalogue.find(locale, name)?.tree).join() === order);
}

function getEntryPaths(tree: Tree | undefined): string[] {
  const below = tree?.children.flatMap(getEntryPaths) ?? [];
  return tree?.kind === 'entries' ? [...tree.children.map(({ path }) => path), ...below] : below;
}
