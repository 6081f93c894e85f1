import type { CmsOptions, FileForm, Labels } from 'cms';
import type { Weekday } from 'working-time';
import { z } from 'zod';
import {
  articleFrontMatter,
  customPageFrontMatter,
  newsFrontMatter,
} from '@/lib/content/entries/frontMatter';
import { taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { messageFiles } from '@/lib/content/messages/namespaces';
import { getFactInterpolator } from '@/lib/content/messages/readMessages';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { getCustomPagePath, getPostPath, pages } from '@/lib/shared/i18n/paths';
import { site } from '@/lib/shared/site';
import labels from '@/messages/admin.json' with { type: 'json' };
import { messageFileOptions } from './scripts/content-rules/messageFiles';

/** Choices whose labels are not in the messages of the site: page sections, positions of links, and weekdays. */
type Choice = SectionName<SectionedPage> | Weekday | 'header' | 'footer';

/**
 * The path of the page that shows each message file, for the preview. Files that are not listed are previewed on the
 * home page.
 */
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
  taxonomyGroups.map((group) => [
    group,
    z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.string()).meta({ hint: 'taxonomyGroup' }),
  ]),
);

const { lists = {}, shared = {}, templates = {} } = messageFileOptions.files;

const postFolderOptions = {
  sortFields: ['date', 'title'],
  sortDirection: 'descending',
  isRenamable: true,
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
    createFolder('insights', articleFrontMatter, {
      ...postFolderOptions,
      previewPath: getPostPath('{{slug}}'),
    }),
    createFolder('news', newsFrontMatter, { ...postFolderOptions, previewPath: getPostPath('{{slug}}') }),
    createFolder('pages', customPageFrontMatter, {
      sortFields: ['order', 'title'],
      sortDirection: 'ascending',
      // A renamed post redirects from its old URL; a renamed page does not.
      isRenamable: false,
      previewPath: getCustomPagePath('{{slug}}'),
    }),
  ],
  groups: [
    {
      name: 'copy',
      icon: 'edit_note',
      isPageMessages: true,
      files: [...Object.values(messageFiles), ...Object.keys(templates)].sort().map((name) => ({
        ...createFile(name),
        ...(name === messageFiles.taxonomy && { properties: taxonomySchemas }),
      })),
    },
    {
      name: 'lists',
      icon: 'list_alt',
      files: sortByName(lists).map(([name, entrySchema]) => ({
        ...createFile(name),
        schema: z.strictObject({ items: z.array(entrySchema) }),
      })),
    },
    {
      name: 'shared',
      icon: 'public',
      files: sortByName(shared).map(([name, schema]) => ({
        file: `messages/${name}`,
        schema,
        previewPath: pages.home,
      })),
    },
  ],
  media: { folder: 'public/images', publicPath: '/images' },
  slugs: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', hint: 'slugFormat', typedIn: ['zh'] },
  taxonomy: {
    file: 'messages/{{locale}}/taxonomy.json',
    fields: { icon: 'modules', modules: 'modules', subject: 'subjects' },
  },
  references: {
    reviewer: { collection: 'lists', file: 'team', entries: 'items', displayField: 'name' },
    contactPerson: { collection: 'lists', file: 'team', entries: 'items', displayField: 'name' },
    case: customerCase,
    resultCase: customerCase,
    supportCase: customerCase,
    laws: { collection: 'shared', file: 'laws', entries: 'laws', displayField: 'number' },
  },
  createInterpolator(locale) {
    try {
      return getFactInterpolator(locale as Locale).interpolate;
    } catch {
      // The checks report an invalid facts.json. Forms of other files can still be used.
      return (text) => text;
    }
  },
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

function sortByName(schemas: Record<string, z.ZodType>): [string, z.ZodType][] {
  return Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
}
