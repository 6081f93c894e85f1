import type { z } from 'zod';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { isFreePageSlug } from '@/lib/shared/i18n/paths';
import { writtenIn } from '@/lib/shared/i18n/writtenIn';
import { parseFrontMatter } from '../markdown/parseMarkdown';
import { cached } from '../texts/cached';
import { markdownNames, messagePath, readText } from '../texts/readMessages';
import { withPlaces } from '../texts/withPlaces';
import { freePageFrontMatter } from './frontMatter';
import { parseContent } from './parseContent';

export type FreePage = z.output<typeof freePageFrontMatter> & {
  kind: 'pages';
  slug: string;
  /** The language the text is in: another one where a translation is missing. */
  lang: Locale;
  /** The languages that have a text of their own. */
  locales: readonly Locale[];
};

/** The pages that editors added, in the order of the navigation: what any language has. */
export const loadFreePages = cached((locale: Locale): FreePage[] =>
  markdownNames('pages')
    .map((slug) => loadFreePage(slug, locale))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug)),
);

/** A page that editors added, by its slug; undefined where there is none. */
export function findFreePage(locale: Locale, slug: string): FreePage | undefined {
  return loadFreePages(locale).find((page) => page.slug === slug);
}

function fileOf(slug: string): string {
  return `pages/${slug}.md`;
}

/** Where it stands in the navigation is for the English text to say, or for the first there is. */
function loadFreePage(slug: string, locale: Locale): FreePage {
  const written = locales.filter((other) => readText(other, fileOf(slug)) !== undefined);
  const lang = writtenIn(locale, written);
  const { navigation, order } = readFrontMatter(slug, writtenIn(defaultLocale, written));
  return { ...readFrontMatter(slug, lang), navigation, order, kind: 'pages', slug, lang, locales: written };
}

function readFrontMatter(slug: string, lang: Locale): z.output<typeof freePageFrontMatter> {
  const file = messagePath(lang, fileOf(slug));
  try {
    if (!isFreePageSlug(slug)) throw new Error('cannot have this name: something else has that address');
    const frontMatter = withPlaces(parseFrontMatter(readText(lang, fileOf(slug)) ?? ''), file);
    return parseContent(freePageFrontMatter, frontMatter);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
