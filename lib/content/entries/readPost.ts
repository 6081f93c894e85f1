import { parseFrontMatter } from 'article-markdown/frontMatter';
import { addNonBreakingSpaces } from 'line-breaks';
import type { z } from 'zod';
import type { Locale } from '@/lib/shared/i18n/locales';
import { reservedSlugs } from '@/lib/shared/i18n/paths';
import { getMessagePath } from '../messages/readMessageFile';
import { readMessageText } from '../messages/readMessages';
import { resolvePictures } from '../pictures/getPublishedPictureUrl';
import { articleFrontMatter, newsFrontMatter } from './frontMatter';
import { getPublicationTime } from './getPublicationTime';
import { getTaxonomyIds } from './getTaxonomyIds';
import { getNow, getToday } from './getToday';
import { parseContent } from './parseContent';

const frontMatterSchemas = { insights: articleFrontMatter, news: newsFrontMatter } as const;

/** Kind of a post, named like its folder in `messages/{locale}/`: `insights` for articles, `news` for news items. */
export type PostKind = keyof typeof frontMatterSchemas;

export type Post<K extends PostKind> = z.output<(typeof frontMatterSchemas)[K]> & {
  kind: K;
  slug: string;
  /** Language of the text. */
  lang: Locale;
  /** Reason why the post is not published yet. Set only in development. */
  hold?: 'draft' | 'scheduled';
};

/**
 * Reads a post in one language, without a fallback. Returns undefined if the file does not exist or is not published:
 * drafts and scheduled posts are visible only in development. If the front matter is invalid, throws an error that
 * names the file.
 */
export function readPost<K extends PostKind>(kind: K, slug: string, lang: Locale): Post<K> | undefined {
  const file = `${kind}/${slug}.md`;
  const markdown = readMessageText(lang, file);
  if (markdown === undefined) return undefined;
  const isUnpublishedVisible = process.env.NODE_ENV === 'development' || !!process.env.PREVIEW_DRAFTS;
  try {
    if (reservedSlugs.includes(slug))
      throw new Error('cannot have this name, because a page of the site has it. Rename the file.');
    const frontMatter = parseFrontMatter(markdown, addNonBreakingSpaces);
    // Incomplete drafts must not fail the build.
    if (isDraft(frontMatter) && !isUnpublishedVisible) return undefined;
    const fields = parseContent(
      frontMatterSchemas[kind] as z.ZodType<{ draft?: boolean; date: string; publishTime?: string }>,
      { ...(isDraft(frontMatter) && getDraftDefaults(kind)), ...(frontMatter as object) },
    );
    const hold = fields.draft ? 'draft' : getPublicationTime(fields) > getNow() ? 'scheduled' : undefined;
    if (hold && !isUnpublishedVisible) return undefined;
    return {
      ...resolvePictures(fields),
      kind,
      slug,
      lang,
      ...(hold && { hold }),
    } as unknown as Post<K>;
  } catch (error) {
    throw new Error(`${getMessagePath(lang, file)}: ${(error as Error).message}`);
  }
}

/** Returns values for the required fields that a draft may lack, for the preview in development. */
function getDraftDefaults(kind: PostKind) {
  const [category] = getTaxonomyIds('categories');
  const own = kind === 'news' ? { category } : { image: '/images/hero.svg', imageAlt: '…' };
  return { summary: '…', date: getToday(), tags: getTaxonomyIds('tags').slice(0, 1), ...own };
}

function isDraft(frontMatter: unknown): boolean {
  return (frontMatter as { draft?: unknown } | null)?.draft === true;
}
