import type { z } from 'zod';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { isCustomPageSlug } from '@/lib/shared/i18n/paths';
import { pickContentLocale } from '@/lib/shared/i18n/pickContentLocale';
import { parseFrontMatter } from '../markdown/parseMarkdown';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { getMarkdownNames, getMessagePath, readMessageText } from '../messages/readMessages';
import { withSourceMarkers } from '../messages/withSourceMarkers';
import { customPageFrontMatter } from './frontMatter';
import { parseContent } from './parseContent';

export type CustomPage = z.output<typeof customPageFrontMatter> & {
  kind: 'pages';
  slug: string;
  /** The language the text is in: another one where a translation is missing. */
  lang: Locale;
  /** The languages that have a text of their own. */
  locales: readonly Locale[];
};

/** The pages that editors added, in the order of the navigation: what any language has. */
export const loadCustomPages = memoizePerRequest((locale: Locale): CustomPage[] =>
  getMarkdownNames('pages')
    .map((slug) => loadFreePage(slug, locale))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug)),
);

/** A page that editors added, by its slug; undefined where there is none. */
export function findCustomPage(locale: Locale, slug: string): CustomPage | undefined {
  return loadCustomPages(locale).find((page) => page.slug === slug);
}

function getFile(slug: string): string {
  return `pages/${slug}.md`;
}

/** Where it stands in the navigation is for the English text to say, or for the first there is. */
function loadFreePage(slug: string, locale: Locale): CustomPage {
  const written = locales.filter((other) => readMessageText(other, getFile(slug)) !== undefined);
  const lang = pickContentLocale(locale, written);
  const { navigation, order } = readFrontMatter(slug, pickContentLocale(defaultLocale, written));
  return { ...readFrontMatter(slug, lang), navigation, order, kind: 'pages', slug, lang, locales: written };
}

function readFrontMatter(slug: string, lang: Locale): z.output<typeof customPageFrontMatter> {
  const file = getMessagePath(lang, getFile(slug));
  try {
    if (!isCustomPageSlug(slug)) throw new Error('cannot have this name: something else has that address');
    const frontMatter = withSourceMarkers(parseFrontMatter(readMessageText(lang, getFile(slug)) ?? ''), file);
    return parseContent(customPageFrontMatter, frontMatter);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
