import type { EntryCollection } from '@sveltia/cms';
import type { FolderForm } from './CmsOptions';
import { createFields } from './createField';
import type { FieldContext, FormContext } from './FieldSource';
import { toJsonSchema } from './JsonSchema';

/** Creates the form of a folder of Markdown files: the fields of the front matter, and the body. */
export function createFolderForm(
  { name, folder, schema, previewPath, sortFields, sortDirection, isRenamable }: FolderForm,
  formContext: FormContext,
): EntryCollection {
  const { cmsOptions, content, labels } = formContext;
  const { slugs, media } = cmsOptions;
  const slugHint = labels.getHint(slugs.hint);
  const context: FieldContext = {
    ...formContext,
    isTranslated: true,
    requiredLocales: true,
    isPageMessages: false,
    isParallel: true,
  };
  const samples = content.readFolder(folder, cmsOptions.fallbackLocale);
  return {
    // Prefixed, because the form of a page's messages may have the name of the folder.
    name: `posts-${name}`,
    label: labels.getFormName(name),
    icon: 'article',
    folder,
    format: 'post',
    i18n: { initial_locales: 'all' },
    slug: {
      template: slugs.typedIn?.includes(labels.locale) ? undefined : '{{title}}',
      editable: isRenamable ? ['create', 'update'] : ['create'],
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
    fields: [
      ...createFields(toJsonSchema(schema), samples, context),
      {
        name: 'body',
        label: labels.getLabel('body'),
        widget: 'markdown',
        modes: ['raw', 'rich_text'],
        i18n: true,
        required: false,
      },
    ],
  } satisfies EntryCollection;
}
