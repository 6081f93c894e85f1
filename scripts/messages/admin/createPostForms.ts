import type { EntryCollection } from '@sveltia/cms';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getArticlePath, getCustomPagePath } from '@/lib/shared/i18n/paths';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { toJsonSchema } from '../schemas/toJsonSchema';
import { createFields } from './createField';
import type { FieldContext } from './FieldSource';
import type { FieldTexts } from './FieldTexts';

/** The folders of Markdown files: what their files are, and what lists of them are sorted by. */
const folders = {
  insights: { kind: 'post', fields: ['date', 'title'], direction: 'descending' },
  news: { kind: 'post', fields: ['date', 'title'], direction: 'descending' },
  pages: { kind: 'page', fields: ['order', 'title'], direction: 'ascending' },
} as const;

/** A form for each folder of Markdown files, also where it holds none yet: their front matter, and their text. */
export function createPostForms(catalogue: Catalogue, texts: FieldTexts): EntryCollection[] {
  const address = texts.hintOf(ADDRESS);
  return Object.entries(folders).map(([folder, { kind, fields, direction }]) => {
    const files = catalogue.of(defaultLocale).filter(({ name }) => name.startsWith(`${folder}/`));
    const samples = files.map(({ tree }) => tree?.value);
    const context: FieldContext = {
      texts,
      isTranslated: true,
      requiredIn: true,
      isCopy: false,
      isParallel: true,
    };
    return {
      // The page of the list has the name of the folder too.
      name: `posts-${folder}`,
      label: texts.formName(folder),
      icon: 'article',
      folder: `messages/{{locale}}/${folder}`,
      format: 'post',
      i18n: { initial_locales: 'all' },
      slug: {
        // A Chinese title gives no address, so that it has to be written.
        template: texts.locale === 'zh' ? undefined : '{{title}}',
        // A post keeps its former address, where it is found too.
        editable: kind === 'post' ? ['create', 'update'] : ['create'],
        hint: address,
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', address],
      },
      summary: '{{title}}',
      sortable_fields: { fields: [...fields], default: { field: fields[0], direction } },
      media_folder: `/public/images/${folder}`,
      public_folder: `/images/${folder}`,
      preview_path: kind === 'page' ? getCustomPagePath('{{slug}}') : getArticlePath('{{slug}}'),
      fields: [
        ...createFields(toJsonSchema({ kind, name: `${folder}/`, tree: undefined }), samples, context),
        {
          name: 'body',
          label: texts.labelOf('body'),
          widget: 'markdown',
          modes: ['raw', 'rich_text'],
          i18n: true,
          required: false,
        },
      ],
    } satisfies EntryCollection;
  });
}

const ADDRESS = 'Becomes the address: small letters, digits and hyphens.';
