import { parseFrontMatter } from 'article-markdown/frontMatter';
import { locales } from '@/lib/shared/i18n/locales';
import { getMarkdownNames } from '../messages/readMessageFile';
import { readMessageText } from '../messages/readMessages';
import { getToday } from './getToday';

/** Returns midnight in Vietnam of the next scheduled post's date, or undefined if no post is scheduled. */
export function getNextPublicationTime(): string | undefined {
  const markdownTexts = (['insights', 'news'] as const).flatMap((kind) =>
    getMarkdownNames(kind).flatMap((slug) =>
      locales.map((locale) => readMessageText(locale, `${kind}/${slug}.md`)),
    ),
  );
  const [nextDate] = markdownTexts
    .flatMap((markdown) => (markdown === undefined ? [] : [parseFrontMatter(markdown)]))
    .map((frontMatter) => frontMatter as { draft?: boolean; date?: string } | null)
    .flatMap((post) => (post?.date && !post.draft && post.date > getToday() ? [post.date] : []))
    .sort();
  return nextDate && `${nextDate}T00:00:00+07:00`;
}
