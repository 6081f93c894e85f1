import { parseFrontMatter } from 'article-markdown/frontMatter';
import { addNonBreakingSpaces } from 'line-breaks';
import type { z } from 'zod';
import { customPageFrontMatter } from '@/lib/collections/customPages';
import { memoize } from '@/lib/content/memoize';
import { parseContent } from '@/lib/content/messages/parseContent';
import { getMarkdownNames, getMessagePath, readMessageText } from '@/lib/content/messages/readMessages';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { isCustomPageSlug } from '@/lib/i18n/paths';

export type CustomPage = z.output<typeof customPageFrontMatter> & {
  kind: 'pages';
  slug: string;
  /** Language of the text. Differs from the requested locale if the translation is missing. */
  lang: Locale;
  /** Languages in which the page is written. */
  locales: readonly Locale[];
};

/** Pages added by editors, in the order of the navigation. Includes pages that are written in one language only. */
export const loadCustomPages = memoize((locale: Locale): CustomPage[] =>
  getMarkdownNames('pages')
    .map((slug) => loadCustomPage(slug, locale))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug)),
);

/** Returns a page added by editors, or undefined if no page has this slug. */
export function findCustomPage(locale: Locale, slug: string): CustomPage | undefined {
  return loadCustomPages(locale).find((page) => page.slug === slug);
}

function getFileName(slug: string): string {
  return `pages/${slug}.md`;
}

/**
 * Loads a page. Its place in the navigation, its station and its subject come from the English file, or from the fallback
 * if there is no English file.
 */
function loadCustomPage(slug: string, locale: Locale): CustomPage {
  const written = locales.filter((other) => readMessageText(other, getFileName(slug)) !== undefined);
  const lang = pickContentLocale(locale, written);
  const { navigation, order, station, subject } = readFrontMatter(
    slug,
    pickContentLocale(defaultLocale, written),
  );
  return {
    ...readFrontMatter(slug, lang),
    navigation,
    order,
    station,
    subject,
    kind: 'pages',
    slug,
    lang,
    locales: written,
  };
}

function readFrontMatter(slug: string, lang: Locale): z.output<typeof customPageFrontMatter> {
  const file = getMessagePath(lang, getFileName(slug));
  try {
    if (!isCustomPageSlug(slug))
      throw new Error('cannot have this name, because its URL is already in use. Rename the file.');
    const frontMatter = parseFrontMatter(
      readMessageText(lang, getFileName(slug)) ?? '',
      addNonBreakingSpaces,
    );
    return parseContent(customPageFrontMatter, frontMatter);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
