import type { EntryCollection, Field } from '@sveltia/cms';
import type { FolderForm } from './CmsOptions';
import { NEEDED_LABEL } from './client/completeEntries';
import { createFields } from './createField';
import type { FieldLabels } from './FieldLabels';
import { type FieldContext, type FormContext, readFolder } from './FieldSource';
import { type JsonSchema, toJsonSchema } from './JsonSchema';

/** Name of new files whose title has no Latin letters, such as a Chinese title: the time of their creation. */
const TIME_TEMPLATE = '{{year}}-{{month}}-{{day}}-{{hour}}{{minute}}';

/**
 * Creates the form of a folder of Markdown files: the fields of the front matter, and the body. If the schema has the
 * field `draft`, new files are drafts, and only their title is required.
 */
export function createFolderForm(
  { name, folder, schema, previewPath, sortFields, sortDirection }: FolderForm,
  formContext: FormContext,
): EntryCollection {
  const { cmsOptions, labels } = formContext;
  const { slugs, media } = cmsOptions;
  const slugHint = labels.getHint(slugs.hint);
  const context: FieldContext = {
    ...formContext,
    isTranslated: true,
    areTextsRequired: true,
    isPageMessages: false,
    isParallel: true,
  };
  const { fallbackLocale } = cmsOptions;
  const samples = { [fallbackLocale]: readFolder(folder, fallbackLocale) };
  const jsonSchema = toJsonSchema(schema);
  const body = {
    name: 'body',
    label: labels.getLabel('body'),
    widget: 'markdown-text',
    picture_label: labels.getLabel('insertPicture'),
    i18n: true,
    required: true,
  } satisfies Field;
  return {
    // Prefixed, because the form of a page's messages may have the name of the folder.
    name: `posts-${name}`,
    label: labels.getFormName(name),
    icon: 'article',
    folder,
    format: 'post',
    i18n: { initial_locales: 'default' },
    slug: {
      template: hasLatinLetters(labels.locale) ? '{{title}}' : TIME_TEMPLATE,
      editable: jsonSchema.properties?.redirectFrom ? ['create', 'update'] : ['create'],
      hint: slugHint,
      pattern: [slugs.pattern, slugHint],
    },
    summary: '{{title}}',
    sortable_fields: {
      fields: [...sortFields],
      default: { field: sortFields[0] ?? 'title', direction: sortDirection },
    },
    media_folder: `/${media.folder}/${name}`,
    public_folder: `${media.publicPath}/${name}`,
    preview_path: previewPath,
    fields: insertBody(createFields(jsonSchema, samples, context), body).map((field) =>
      hasDrafts(jsonSchema) ? createDraftField(field, jsonSchema, labels) : field,
    ),
  } satisfies EntryCollection;
}

/** Inserts the body after the texts with which the form begins, such as the title and the summary. */
function insertBody(fields: Field[], body: Field): Field[] {
  const index = fields.findIndex(
    (field) => !('widget' in field && /^(?:string|text)$/.test(field.widget ?? '')),
  );
  return fields.toSpliced(index < 0 ? fields.length : index, 0, body);
}

function hasLatinLetters(locale: string): boolean {
  return new Intl.Locale(locale).maximize().script === 'Latn';
}

function hasDrafts({ properties }: JsonSchema): boolean {
  return properties?.draft !== undefined;
}

/** Changes a field so that a draft can be saved without it. */
function createDraftField(field: Field, { required = [] }: JsonSchema, labels: FieldLabels): Field {
  const { name, label = name } = field;
  if (name === 'draft') return { ...field, default: true } as Field;
  if (!(required.includes(name) || name === 'body')) return field;
  if (name === 'title') return { ...field, [NEEDED_LABEL]: label } as Field;
  const isDate = 'widget' in field && field.widget === 'datetime';
  return {
    ...field,
    label: labels.addMark(label, 'publicationMark'),
    [NEEDED_LABEL]: label,
    required: false,
    ...(isDate && { default: '{{now}}' }),
  } as Field;
}
