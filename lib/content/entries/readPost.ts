import type { z } from 'zod';
import type { Locale } from '@/lib/shared/i18n/locales';
import { reservedSlugs } from '@/lib/shared/i18n/paths';
import { parseFrontMatter } from '../markdown/parseMarkdown';
import { withPublishedPictures } from '../pictures/publishedPicture';
import { messagePath, readText } from '../texts/readMessages';
import { withPlaces } from '../texts/withPlaces';
import { articleFrontMatter, newsFrontMatter } from './frontMatter';
import { parseContent } from './parseContent';
import { today } from './today';

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
  const markdown = readText(lang, file);
  if (markdown === undefined) return undefined;
  const showsAll = process.env.NODE_ENV === 'development';
  try {
    if (reservedSlugs.includes(slug)) throw new Error('cannot have this name: a page of the site has it');
    const frontMatter = parseFrontMatter(markdown);
    // Whatever a draft still lacks keeps nobody from building.
    if (isDraft(frontMatter) && !showsAll) return undefined;
    const fields = parseContent(
      kinds[kind] as z.ZodType<{ draft?: boolean; date: string }>,
      withPlaces(frontMatter, messagePath(lang, file)),
    );
    const hold = fields.draft ? 'draft' : fields.date > today() ? 'scheduled' : undefined;
    if (hold && !showsAll) return undefined;
    return {
      ...withPublishedPictures(fields),
      kind,
      slug,
      lang,
      ...(hold && { hold }),
    } as unknown as Post<K>;
  } catch (error) {
    throw new Error(`${messagePath(lang, file)}: ${(error as Error).message}`);
  }
}

function isDraft(frontMatter: unknown): boolean {
  return (frontMatter as { draft?: unknown } | null)?.draft === true;
}
