import type { CollectionFile } from '@sveltia/cms';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { mapStrings } from '@/lib/content/facts/mapStrings';
import { defaultLocale, locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { isMarkdown } from '../check/catalogue/isMarkdown';
import type { MessageFile } from '../check/catalogue/MessageFile';
import type { Tree } from '../check/catalogue/Tree';
import type { JsonSchema } from '../schemas/JsonSchema';
import { toJsonSchema } from '../schemas/toJsonSchema';
import { createFields } from './createField';
import type { FieldContext } from './FieldSource';
import type { FieldTexts } from './FieldTexts';

/** The forms of JSON files, by the group they are offered in. */
type Forms = Record<'copy' | 'lists' | 'shared', CollectionFile[]>;

/** Where a list is to be seen, where that is not the home page. */
const pageOfList: Record<string, string> = {
  'customer-cases': pages.cases,
  devices: `${pages.services}#devices`,
  'erp-modules': pages.services,
  faq: pages.services,
  'service-list': pages.services,
  team: pages.about,
};

/** The keys of page copy are those that the code asks for, but editors add to the groups of the taxonomy. */
const openGroups = Object.fromEntries(
  taxonomyGroups.map((group): [string, JsonSchema] => [
    group,
    {
      type: 'object',
      description:
        'In the order of the filter. An id is part of addresses: small letters, digits and hyphens. Never change it.',
      propertyNames: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      additionalProperties: { type: 'string' },
    },
  ]),
);

/** A form for each JSON file of the messages. */
export function createJsonForms(catalogue: Catalogue, texts: FieldTexts): Forms {
  const forms: Forms = { copy: [], lists: [], shared: [] };
  for (const file of [...catalogue.of(defaultLocale), ...catalogue.of(undefined)]) {
    if (isMarkdown(file)) continue;
    const schema = toJsonSchema(file);
    if (file.name === 'taxonomy.json') Object.assign(schema.properties ?? {}, openGroups);
    forms[getGroup(file)].push(createForm(file, schema, catalogue, texts));
  }
  return forms;
}

function getGroup({ kind, locale }: MessageFile): keyof Forms {
  if (locale === undefined) return 'shared';
  return kind === 'entities' ? 'lists' : 'copy';
}

function createForm(
  file: MessageFile,
  schema: JsonSchema,
  catalogue: Catalogue,
  texts: FieldTexts,
): CollectionFile {
  const isTranslated = file.locale !== undefined;
  const name = file.name.replace(/\.json$/, '');
  const path = (pages as Record<string, string>)[name] ?? pageOfList[name] ?? pages.home;
  const context: FieldContext = {
    texts,
    isTranslated,
    requiredIn: isTranslated ? [defaultLocale] : true,
    isCopy: file.kind === 'copy' || file.kind === 'mail',
    isParallel: isParallel(file, catalogue),
  };
  // Of page copy there is too much for names of its own.
  const copy = context.isCopy ? catalogue.find(texts.locale, file.name)?.tree?.value : undefined;
  const shown = copy && mapStrings(copy, catalogue.filler(texts.locale).fill);
  return {
    name,
    label: texts.formName(file.name),
    file: isTranslated ? `messages/{{locale}}/${file.name}` : `messages/${file.name}`,
    i18n: isTranslated,
    ...(isRecord(schema)
      ? { format: 'record', fields: createFields(toListSchema(schema), [], context) }
      : { format: 'messages', fields: createFields(schema, [file.tree?.value], context, shown) }),
    preview_path: path,
  };
}

/** Whether a file holds names and values, whatever the names are. */
function isRecord({ properties, additionalProperties }: JsonSchema): boolean {
  return properties === undefined && typeof additionalProperties === 'object';
}

/** The list that a form shows such a file as. */
function toListSchema({ propertyNames, additionalProperties }: JsonSchema): JsonSchema {
  const properties = { from: propertyNames, to: additionalProperties } as Record<string, JsonSchema>;
  const items = { type: 'object', properties, required: ['from', 'to'] };
  return { type: 'object', properties: { entries: { type: 'array', items } } };
}

/** Whether every language lists the same entries in the same order. */
function isParallel({ name, tree }: MessageFile, catalogue: Catalogue): boolean {
  const order = getEntries(tree).join();
  return locales.every((locale) => getEntries(catalogue.find(locale, name)?.tree).join() === order);
}

function getEntries(tree: Tree | undefined): string[] {
  const below = tree?.children.flatMap(getEntries) ?? [];
  return tree?.kind === 'entries' ? [...tree.children.map(({ path }) => path), ...below] : below;
}
