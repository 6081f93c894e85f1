import { parseMarkdown } from 'article-markdown';
import type { ContentLintOptions } from 'content-lint';
import { mergeFallback } from 'message-files';
import { brandSchema } from '@/lib/content/appearance/brandSchema';
import {
  articleFrontMatter,
  customPageFrontMatter,
  newsFrontMatter,
} from '@/lib/content/entries/frontMatter';
import { laws } from '@/lib/content/entries/lawSchema';
import { redirectsSchema } from '@/lib/content/entries/redirectSchema';
import { entrySchemas } from '@/lib/content/entries/schemas';
import { factsSchema } from '@/lib/content/facts/factsSchema';
import { getAnchors } from '@/lib/content/markdown/renderMarkdown';
import { messageFiles } from '@/lib/content/messages/namespaces';
import { sectionsSchema } from '@/lib/content/sections/sectionsSchema';
import { mailMessages } from '@/lib/shared/enquiry/mailMessages';
import { defaultLocale, locales } from '@/lib/shared/i18n/locales';
import { getCustomPagePath, getPostPath, isCustomPageSlug, reservedSlugs } from '@/lib/shared/i18n/paths';
import { glossarySchema } from './glossarySchema';
import { isGuest } from './isGuest';

const posts = {
  kind: 'post' as const,
  translatedFields: ['title', 'summary', 'imageAlt', 'authorRole'],
  isTranslatedField: (field: string, value: unknown) => field === 'author' && isGuest(value),
  getPath: getPostPath,
  isReserved: (slug: string) => reservedSlugs.includes(slug),
};

/** The options of `content-lint` that reading a message file requires. The others are in `content-lint.config.ts`. */
export const messageFileOptions: Pick<ContentLintOptions, 'locales' | 'files' | 'markdown'> = {
  locales: {
    all: locales,
    fallback: defaultLocale,
    merge: (fallback, translation) => mergeFallback(fallback, translation).value,
  },
  files: {
    messages: messageFiles,
    lists: entrySchemas,
    // Read by the server: see lib/shared/enquiry/mailMessages.ts.
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
      insights: { ...posts, noun: 'article', frontMatter: articleFrontMatter },
      news: { ...posts, noun: 'news item', frontMatter: newsFrontMatter },
      pages: {
        kind: 'page',
        noun: 'page',
        frontMatter: customPageFrontMatter,
        translatedFields: ['title', 'description', 'text', 'imageAlt'],
        getPath: getCustomPagePath,
        isReserved: (slug) => !isCustomPageSlug(slug),
      },
    },
  },
  markdown: {
    parse: parseMarkdown,
    getAnchors: (source) => [
      ...getAnchors(source),
      ...(/^ +(?:- )?type: form$/m.test(source) ? ['enquiry'] : []),
    ],
  },
};
