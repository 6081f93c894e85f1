import type { EntryCollection } from '@sveltia/cms';
import { type Catalogue, toJsonSchema } from 'content-lint';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getArticlePath, getCustomPagePath } from '@/lib/shared/i18n/paths';
import { createFields } from './createField';
import type { FieldContext } from './FieldSource';
import type { FieldTexts } from './FieldTexts';

/** Folders of Markdown files, with the kind of their files and the sort order of their lists. */
const folders = {
  insights: { kind: 'post', fields: ['date', 'title'], direction: 'descending' },
  news: { kind: 'post', fields: ['date', 'title'], direction: 'descending' },
  pages: { kind: 'page', fields: ['order', 'title'], direction: 'ascending' },
} as const;

/** Creates a form for each folder of Markdown files, even if it is empty: front matter fields and a body. */
export function createPostForms(catalogue: Catalogue, texts: FieldTexts): EntryCollection[] {
  const slugHint = texts.getHint('slugFormat');
  return Object.entries(folders).map(([folder, { kind, fields, direction }]) => {
    const files = catalogue.getFiles(defaultLocale).filter(({ name }) => name.startsWith(`${folder}/`));
    const samples = files.map(({ tree }) => tree?.value);
    const context: FieldContext = {
      texts,
      isTranslated: true,
      requiredIn: true,
      isCopy: false,
      isParallel: true,
    };
    const format = catalogue.workspace.reader.formats.getFolder(folder);
    const schema = format ? toJsonSchema({ format }, catalogue.workspace.options) : {};
    return {
      // Prefixed, because the form of the list page has the name of the folder.
      name: `posts-${folder}`,
      label: texts.getFormName(folder),
      icon: 'article',
      folder: `messages/{{locale}}/${folder}`,
      format: 'post',
      i18n: { initial_locales: 'all' },
      slug: {
        // A Chinese title cannot be turned into a slug, so editors type it.
        template: texts.locale === 'zh' ? undefined : '{{title}}',
        // A renamed post redirects from its old URL; a renamed page does not.
        editable: kind === 'post' ? ['create', 'update'] : ['create'],
        hint: slugHint,
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', slugHint],
      },
      summary: '{{title}}',
      sortable_fields: { fields: [...fields], default: { field: fields[0], direction } },
      media_folder: `/public/images/${folder}`,
      public_folder: `/images/${folder}`,
      preview_path: kind === 'page' ? getCustomPagePath('{{slug}}') : getArticlePath('{{slug}}'),
      fields: [
        ...createFields(schema, samples, context),
        {
          name: 'body',
          label: texts.getLabel('body'),
          widget: 'markdown',
          modes: ['raw', 'rich_text'],
          i18n: true,
          required: false,
        },
      ],
    } satisfies EntryCollection;
  });
}
