import { parseMarkdown } from 'article-markdown';
import type { MessageLintOptions } from 'message-lint';
import { fileCollections, postCollections } from '@/lib/collections';
import { customPageFrontMatter } from '@/lib/collections/customPages';
import { laws } from '@/lib/collections/laws';
import { redirectsSchema } from '@/lib/collections/redirectSchema';
import { brandSchema } from '@/lib/content/appearance/brandSchema';
import { factsSchema } from '@/lib/content/messages/factsSchema';
import { sectionsSchema } from '@/lib/content/sections/sectionsSchema';
import { mailMessages } from '@/lib/enquiry/mailMessages';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { messageFiles } from '@/lib/i18n/messageFiles';
import { getCustomPagePath, getEntryPath, isCustomPageSlug, reservedSlugs } from '@/lib/i18n/paths';
import { glossarySchema } from './glossarySchema';

/** The options of `message-lint` that reading a message file requires. The others are in `options.ts`. */
export const messageFileOptions: Pick<MessageLintOptions, 'locales' | 'files' | 'parseMarkdown'> = {
  locales: { all: locales, fallback: defaultLocale },
  files: {
    messages: messageFiles,
    lists: Object.fromEntries(fileCollections.map(({ file, schema }) => [file, schema])),
    // Read by the server: see lib/enquiry/mailMessages.ts.
    templates: { 'mail.json': mailMessages },
    // The labels of the forms at `/admin/`.
    ignored: ['admin.json', 'translations-checked.json'],
    shared: {
      'brand.json': brandSchema,
      'facts.json': factsSchema,
      'laws.json': laws,
      'sections.json': sectionsSchema,
      'redirects.json': redirectsSchema,
      'glossary.json': glossarySchema,
    },
    folders: {
      ...Object.fromEntries(
        postCollections.map(({ folder, noun, schema, page }) => [
          folder,
          {
            kind: 'post',
            noun: { id: `names.${noun}` },
            frontMatter: schema,
            isTranslatedField: (field, value) =>
              ['title', 'summary', 'imageAlt', 'authorRole'].includes(field) ||
              (field === 'author' && isGuest(value)),
            getPath: (slug) => getEntryPath(page.parent, slug),
            isReserved: (slug) => reservedSlugs.includes(slug),
          },
        ]),
      ),
      pages: {
        kind: 'page',
        noun: { id: 'names.page' },
        frontMatter: customPageFrontMatter,
        isTranslatedField: (field) => ['title', 'description', 'text', 'imageAlt'].includes(field),
        getPath: getCustomPagePath,
        isReserved: (slug) => !isCustomPageSlug(slug),
      },
    },
  },
  parseMarkdown,
};

/** True if an `author` is the name of a guest. Team members are referred to by id. */
export function isGuest(author: unknown): boolean {
  return !/^[a-z\d-]+$/.test(String(author));
}
