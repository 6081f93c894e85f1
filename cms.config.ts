import type { CmsOptions, FileForm, Labels } from 'cms';
import { z } from 'zod';
import { id } from '@/lib/content/entries/fields';
import {
  articleFrontMatter,
  customPageFrontMatter,
  newsFrontMatter,
} from '@/lib/content/entries/frontMatter';
import type { PageBlock } from '@/lib/content/entries/pageBlocks';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { messageFiles } from '@/lib/content/messages/namespaces';
import { getFactInterpolator } from '@/lib/content/messages/readMessages';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { getCustomPagePath, getPostPath, pages } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/shared/site';
import type { Weekday } from '@/lib/shared/workingTime';
import labels from '@/messages/admin.json' with { type: 'json' };
import { messageFileOptions } from './scripts/content-rules/messageFiles';

/** Choices whose labels are not in the messages of the site: page sections and blocks, link positions, weekdays. */
type Choice = SectionName<SectionedPage> | PageBlock['type'] | Weekday | 'header' | 'footer';

/** Paths of the pages that show message files, for the preview. Other files are previewed on the home page. */
const previewPaths: Record<string, string> = {
  ...Object.fromEntries(Object.entries(pages).map(([page, path]) => [`${page}.json`, path])),
  'customer-cases.json': pages.cases,
  'devices.json': `${pages.services}#devices`,
  'erp-modules.json': pages.services,
  'faq.json': `${pages.contact}#faq`,
  'service-list.json': pages.services,
  'team.json': pages.about,
};

/**
 * Schemas of the groups in `taxonomy.json` to which editors can add keys. All other keys of page messages are fixed.
 */
const taxonomySchemas = Object.fromEntries(
  taxonomyGroups.map((group) => [group, z.record(id, z.string()).meta({ hint: 'taxonomyGroup' })]),
);

const { lists = {}, shared = {}, templates = {} } = messageFileOptions.files;

const postFolderOptions = {
  sortFields: ['date', 'title'],
  sortDirection: 'descending',
  previewPath: getPostPath('{{slug}}'),
} as const;

const customerCase = {
  collection: 'lists',
  file: 'customer-cases',
  entries: 'items',
  displayField: 'title',
} as const;

/** Options of the forms at `/admin/`. */
export const cmsOptions: CmsOptions = {
  locales,
  fallbackLocale: defaultLocale,
  siteUrl: site.origin,
  labels: labels satisfies Labels & { choices: Record<Choice, Record<string, string>> },
  folders: [
    createFolder('insights', articleFrontMatter, postFolderOptions),
    createFolder('news', newsFrontMatter, postFolderOptions),
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
  slugs: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', hint: 'slugFormat', localesWithoutLatin: ['zh'] },
  taxonomy: {
    file: 'messages/{{locale}}/taxonomy.json',
    fields: { icon: 'modules', module: 'modules', modules: 'modules', subject: 'subjects' },
  },
  references: {
    reviewer: { collection: 'lists', file: 'team', entries: 'items', displayField: 'name' },
    contactPerson: { collection: 'lists', file: 'team', entries: 'items', displayField: 'name' },
    case: customerCase,
    resultCase: customerCase,
    supportCase: customerCase,
    figures: { collection: 'lists', file: 'stats', entries: 'items', displayField: 'label' },
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
