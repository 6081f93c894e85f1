import { parseFrontMatter } from 'article-markdown/frontMatter';
import { locales } from '@/lib/shared/i18n/locales';
import { getMarkdownNames } from '../messages/readMessageFile';
import { readMessageText } from '../messages/readMessages';
import { getPublicationTime, getPublicationTimestamp } from './getPublicationTime';
import { getNow } from './getToday';

/** Returns the publication time of the next scheduled post, or undefined if no post is scheduled. */
export function getNextPublicationTime(): string | undefined {
  const markdownTexts = (['insights', 'news'] as const).flatMap((kind) =>
    getMarkdownNames(kind).flatMap((slug) =>
      locales.map((locale) => readMessageText(locale, `${kind}/${slug}.md`)),
    ),
  );
  const [next] = markdownTexts
    .flatMap((markdown) => (markdown === undefined ? [] : [parseFrontMatter(markdown)]))
    .map((frontMatter) => frontMatter as { draft?: boolean; date?: string; publishTime?: string } | null)
    .flatMap((post) =>
      post?.date && !post.draft ? [{ date: post.date, publishTime: post.publishTime }] : [],
    )
    .filter((post) => getPublicationTime(post) > getNow())
    .map(getPublicationTimestamp)
    .sort();
  return next;
}
