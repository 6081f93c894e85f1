import type { CmsOptions, FileForm, Labels } from 'cms-forms';
import { z } from 'zod';
import { fileCollections, postCollections } from '@/lib/collections';
import { customPageFrontMatter, type PageBlock } from '@/lib/collections/customPages';
import type { FileCollection } from '@/lib/collections/defineCollection';
import { id, taxonomyGroups } from '@/lib/collections/fields';
import { getFactInterpolator } from '@/lib/content/messages/readMessages';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { messageFiles } from '@/lib/i18n/messageFiles';
import { getCustomPagePath, getEntryPath, pages } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import type { Weekday } from '@/lib/i18n/workingTime';
import labels from '@/messages/admin.json' with { type: 'json' };
import { messageFileOptions } from '../content-rules/messageFiles';

/** Choices whose labels are not in the messages of the site: page sections and blocks, link positions, weekdays. */
type Choice = SectionName<SectionedPage> | PageBlock['type'] | Weekday | 'header' | 'footer';

/** Paths of the pages that show message files, for the preview. Other files are previewed on the home page. */
const previewPaths: Record<string, string> = {
  ...Object.fromEntries(Object.entries(pages).map(([page, path]) => [`${page}.json`, path])),
  ...Object.fromEntries(fileCollections.map(({ file, form }) => [file, form.preview])),
};

/**
 * Schemas of the groups in `taxonomy.json` to which editors can add keys. All other keys of page messages are fixed.
 */
const taxonomySchemas = Object.fromEntries(
  taxonomyGroups.map((group) => [group, z.record(id, z.string()).meta({ hint: 'taxonomyGroup' })]),
);

const { lists, shared, templates } = messageFileOptions.files;

/** Options of the forms at `/admin/`. */
export const cmsOptions: CmsOptions = {
  locales,
  fallbackLocale: defaultLocale,
  siteUrl: site.origin,
  labels: labels satisfies Labels & { choices: Record<Choice, Record<string, string>> },
  folders: [
    ...postCollections.map(({ folder, schema, page }) =>
      createFolder(folder, schema, {
        sortFields: ['date', 'title'],
        sortDirection: 'descending',
        previewPath: getEntryPath(page.parent, '{{slug}}'),
      }),
    ),
    createFolder('pages', customPageFrontMatter, {
      sortFields: ['order', 'title'],
      sortDirection: 'ascending',
      previewPath: getCustomPagePath('{{slug}}'),
    }),
  ],
  groups: [
    {
      name: 'copy',
      icon: 'edit_note',
      isPageMessages: true,
      files: [...Object.values(messageFiles), ...Object.keys(templates)].map((name) => ({
        ...createFile(name),
        ...(name === messageFiles.taxonomy && { properties: taxonomySchemas }),
      })),
    },
    {
      name: 'lists',
      icon: 'list_alt',
      files: Object.entries(lists).map(([name, entrySchema]) => ({
        ...createFile(name),
        schema: z.strictObject({ items: z.array(entrySchema).meta({ hint: 'entryList' }) }),
      })),
    },
    {
      name: 'shared',
      icon: 'public',
      files: Object.entries(shared).map(([name, schema]) => ({
        file: `messages/${name}`,
        schema,
        previewPath: pages.home,
      })),
    },
  ],
  media: { folder: 'public/images', publicPath: '/images' },
  slugs: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', hint: 'slugFormat' },
  taxonomyFile: 'messages/{{locale}}/taxonomy.json',
  references: {
    ...Object.fromEntries(fileCollections.flatMap(createReferences)),
    laws: { collection: 'shared', file: 'laws', entries: 'laws', displayField: 'number' },
  },
  createInterpolator: (locale) => getFactInterpolator(locale as Locale).interpolate,
};

function createFolder(
  name: string,
  schema: z.ZodType,
  options: Omit<CmsOptions['folders'][number], 'name' | 'folder' | 'schema'>,
) {
  return { name, folder: `messages/{{locale}}/${name}`, schema, ...options };
}

function createFile(name: string): FileForm {
  return { file: `messages/{{locale}}/${name}`, previewPath: previewPaths[name] ?? pages.home };
}

/** Returns the fields of other files that contain the id of an entry, which editors choose by its name. */
function createReferences({ file, form }: FileCollection) {
  const { titleField = 'id', referencedBy = [] } = form;
  const reference = {
    collection: 'lists',
    file: file.replace('.json', ''),
    entries: 'items',
    displayField: titleField,
  };
  return referencedBy.map((field) => [field, reference] as const);
}
