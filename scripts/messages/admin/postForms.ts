import type { EntryCollection } from '@sveltia/cms';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { articlePath, freePagePath } from '@/lib/shared/i18n/paths';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { isMarkdown } from '../check/catalogue/isMarkdown';
import type { FieldTexts } from './FieldTexts';
import { type FieldContext, fieldsOf } from './fieldOf';
import { jsonSchemaOf } from './jsonSchemaOf';

/** A form for each folder of Markdown files: their front matter, and their text. */
export function postForms(catalogue: Catalogue, texts: FieldTexts): EntryCollection[] {
  const posts = catalogue.of(defaultLocale).filter(isMarkdown);
  const folders = [...new Set(posts.map(({ name }) => name.split('/')[0] ?? ''))];
  return folders.flatMap((folder) => {
    const files = posts.filter(({ name }) => name.startsWith(`${folder}/`));
    const [first] = files;
    if (!first) return [];
    const samples = files.map(({ tree }) => tree?.value);
    const context: FieldContext = {
      texts,
      isTranslated: true,
      requiredIn: true,
      isCopy: false,
      isParallel: false,
    };
    return {
      // The page of the list has the name of the folder too.
      name: `posts-${folder}`,
      label: texts.formName(folder),
      icon: 'article',
      folder: `messages/{{locale}}/${folder}`,
      format: 'post',
      i18n: { initial_locales: 'all' },
      // The address is chosen with the first saving and stays what it is.
      slug: { template: '{{title}}', editable: ['create'], hint: texts.hintOf(ADDRESS) },
      summary: '{{title}}',
      sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
      media_folder: `/public/images/${folder}`,
      public_folder: `/images/${folder}`,
      preview_path: `{{locale}}${folder === 'pages' ? freePagePath('{{slug}}') : articlePath('{{slug}}')}`,
      fields: [
        ...fieldsOf(jsonSchemaOf(first), samples, context),
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

const ADDRESS = 'Becomes the address: small letters, digits and hyphens. It stays what it is.';
