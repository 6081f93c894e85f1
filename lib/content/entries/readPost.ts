import type { z } from 'zod';
import type { Locale } from '@/lib/shared/i18n/locales';
import { reservedSlugs } from '@/lib/shared/i18n/paths';
import { parseFrontMatter } from '../markdown/parseMarkdown';
import { getMessagePath, readMessageText } from '../messages/readMessages';
import { withSourceMarkers } from '../messages/withSourceMarkers';
import { resolvePictures } from '../pictures/getPublishedPicture';
import { articleFrontMatter, newsFrontMatter } from './frontMatter';
import { getToday } from './getToday';
import { parseContent } from './parseContent';

const kinds = { insights: articleFrontMatter, news: newsFrontMatter } as const;

/** `insights`: articles. `news`: news items. The names of the folders under `messages/{locale}/`. */
export type PostKind = keyof typeof kinds;

export type Post<K extends PostKind> = z.output<(typeof kinds)[K]> & {
  kind: K;
  slug: string;
  /** The language the text is in. */
  lang: Locale;
  /** Why the post is not out yet. Development alone has such posts. */
  hold?: 'draft' | 'scheduled';
};

/**
 * Reads a post as it is written in a language. Undefined where it is not, or is not out: a draft, or a post of a day to
 * come, is seen in development alone. Throws an error that names the file where it does not fit its schema.
 */
export function readPost<K extends PostKind>(kind: K, slug: string, lang: Locale): Post<K> | undefined {
  const file = `${kind}/${slug}.md`;
  const markdown = readMessageText(lang, file);
  if (markdown === undefined) return undefined;
  const showsAll = process.env.NODE_ENV === 'development';
  try {
    if (reservedSlugs.includes(slug)) throw new Error('cannot have this name: a page of the site has it');
    const frontMatter = parseFrontMatter(markdown);
    // Whatever a draft still lacks keeps nobody from building.
    if (isDraft(frontMatter) && !showsAll) return undefined;
    const fields = parseContent(
      kinds[kind] as z.ZodType<{ draft?: boolean; date: string }>,
      withSourceMarkers(frontMatter, getMessagePath(lang, file)),
    );
    const hold = fields.draft ? 'draft' : fields.date > getToday() ? 'scheduled' : undefined;
    if (hold && !showsAll) return undefined;
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

function isDraft(frontMatter: unknown): boolean {
  return (frontMatter as { draft?: unknown } | null)?.draft === true;
}
