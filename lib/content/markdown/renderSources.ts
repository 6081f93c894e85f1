import { formatDate } from '@/lib/content/messages/formatDate';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Law } from '../entries/lawSchema';
import { getLaws } from '../entries/loadLaws';
import type { Article, NewsItem } from '../entries/loadPosts';
import { type RenderedMarkdown, renderMarkdown } from './parseMarkdown';

/**
 * The laws that a post cites, as the section that ends it: in the post's language, each with a link to its text. `takenIds`
 * are the ids of the post's own text.
 */
export async function renderSources(post: Article | NewsItem, takenIds: string[]): Promise<RenderedMarkdown> {
  if (!post.laws) return { html: '', headings: [], ids: [] };
  const t = await getTranslator('insights', post.lang);
  const lines = getLaws(post.laws).map((law) => {
    const named = { law: linkedTitle(law, post.lang), from: formatDate(law.inForceFrom, post.lang) };
    return law.until === undefined
      ? t.text('post.inForceFrom', named)
      : t.text('post.inForceUntil', { ...named, until: formatDate(law.until, post.lang) });
  });
  return renderMarkdown(
    [`## ${t.text('post.sources')}`, '', ...lines.map((line) => `- ${line}`)].join('\n'),
    { locale: post.lang, takenIds },
  );
}

function linkedTitle({ titles, number, source }: Law, locale: Locale): string {
  // English texts write the letters of a number without Vietnamese ones.
  const written = locale === 'en' ? number.replaceAll('Đ', 'D') : number;
  const [open, close] = languageTraits[locale].isIdeographic ? ['（', '）'] : [' (', ')'];
  const title = titles[locale] + open + written + close;
  return source === undefined ? title : `[${title}](${source})`;
}
