import { locales } from '@/lib/shared/i18n/locales';
import { parseFrontMatter } from '../markdown/parseMarkdown';
import { getMarkdownNames, readMessageText } from '../messages/readMessages';
import { getToday } from './getToday';

/** The moment at which the next post comes out, as the day begins in Vietnam; undefined where none waits. */
export function getNextPublicationTime(): string | undefined {
  const files = (['insights', 'news'] as const).flatMap((kind) =>
    getMarkdownNames(kind).flatMap((slug) =>
      locales.map((locale) => readMessageText(locale, `${kind}/${slug}.md`)),
    ),
  );
  const [next] = files
    .flatMap((markdown) => (markdown === undefined ? [] : [parseFrontMatter(markdown)]))
    .map((frontMatter) => frontMatter as { draft?: boolean; date?: string } | null)
    .flatMap((post) => (post?.date && !post.draft && post.date > getToday() ? [post.date] : []))
    .sort();
  return next && `${next}T00:00:00+07:00`;
}
