import { z } from 'zod';
import { formatDate } from '@/lib/i18n/formatDate';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import { defaultLocale, type Locale, localeInfo } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import type { CardContext, Post } from './defineCollection';
import { createTaxonomyIdSchema, id, image, text } from './fields';
import { lawId } from './laws';
import { formerUrl } from './redirectSchema';

const title = text.meta({ hint: 'postTitle' });
const date = z.iso.date('date');
const formerSlugOrUrl = z.union([id, formerUrl], 'formerName');

/** The reviewer of a text about laws, the date of the last check, and the laws that it cites. */
export const review = {
  reviewer: id.meta({ hint: 'postReviewer' }).optional(),
  lawAsOf: date.meta({ hint: 'postLawAsOf' }).optional(),
  laws: z.array(lawId).min(1).meta({ hint: 'postLaws' }).optional(),
};

/** The front matter that all posts have. */
export const frontMatter = {
  title,
  summary: text.meta({ hint: 'postSummary' }),
  date: date.meta({ hint: 'postDate' }),
  tags: z.array(createTaxonomyIdSchema('tags')).min(1).meta({ hint: 'listFilter' }),
  draft: z.boolean().meta({ hint: 'postDraft' }).optional(),
  updated: date.meta({ hint: 'postUpdated' }).optional(),
  noindex: z.boolean().meta({ hint: 'postNoindex' }).optional(),
  redirectFrom: z.array(formerSlugOrUrl).min(1).meta({ hint: 'postRedirectFrom' }).optional(),
  author: text.meta({ hint: 'postAuthor' }).optional(),
  authorRole: text.meta({ hint: 'postAuthorRole' }).optional(),
  ...review,
};

export const postImage = image.meta({ hint: 'postImage' });

const postFields = z.strictObject(frontMatter);

/** What all posts have in common. */
type CommonPost = Post<z.output<typeof postFields>>;

/** Creates the data of a post that all lists show. */
export function createPostCard(post: CommonPost, context: CardContext) {
  const { slug, title, summary, date, lang } = post;
  const { locale } = context;
  return {
    id: slug,
    href: getLocalePath(locale, getEntryPath('insights', slug)),
    title,
    summary,
    date,
    dateText: formatDate(date, locale),
    note: getDateNote(post, context),
    lang: getContentLang(lang, locale),
  };
}

/**
 * Returns the note beside the date: the language of the post, unless it is English or the language of the page, and in
 * development the reason why the post is not published. Undefined if neither applies.
 */
function getDateNote(post: CommonPost, { locale, messages }: CardContext): string | undefined {
  const { lang, hold } = post;
  const t = messages.insights.post;
  const notes = [
    ...(lang !== locale && lang !== defaultLocale ? [getLanguageNote(t.in, lang)] : []),
    ...(hold === 'draft' ? [t.hold.draft] : []),
    ...(hold === 'scheduled' ? [t.hold.scheduled.replace('{date}', formatDate(post.date, locale))] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

/** Returns the message about texts in a language; the name of the language if there is no message. */
export function getLanguageNote(messages: Record<string, string>, lang: Locale): string {
  return (lang in messages && messages[lang]) || localeInfo[lang].name;
}
