import type { RenderedMarkdown } from 'article-markdown';
import { formatDate } from '@/lib/content/messages/formatDate';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { getLaws } from '../entries/getLaws';
import type { Law } from '../entries/lawSchema';
import type { Article, NewsItem } from '../entries/loadPosts';
import { renderMarkdown } from './renderMarkdown';

/**
 * Renders the final section of a post, which lists the cited laws with links to their texts, in the language of the
 * post. `takenIds` are the ids in the body of the post.
 */
export async function renderSources(post: Article | NewsItem, takenIds: string[]): Promise<RenderedMarkdown> {
  const laws = getLaws(post.laws ?? []);
  if (laws.length === 0) return { html: '', headings: [], ids: [] };
  const t = await getTranslator('insights', post.lang);
  const lines = laws.map((law) => {
    const values = { law: formatLawTitle(law, post.lang), from: formatDate(law.inForceFrom, post.lang) };
    return law.until === undefined
      ? t.text('post.inForceFrom', values)
      : t.text('post.inForceUntil', { ...values, until: formatDate(law.until, post.lang) });
  });
  return renderMarkdown(
    [`## ${t.text('post.sources')}`, '', ...lines.map((line) => `- ${line}`)].join('\n'),
    { locale: post.lang, takenIds },
  );
}

function formatLawTitle({ titles, number, source }: Law, locale: Locale): string {
  // English texts write the number of a law without Vietnamese letters.
  const displayNumber = locale === 'en' ? number.replaceAll('Đ', 'D') : number;
  const [open, close] = languageTraits[locale].isIdeographic ? ['（', '）'] : [' (', ')'];
  const title = (titles[locale] ?? titles[defaultLocale]) + open + displayNumber + close;
  return source === undefined ? title : `[${title}](${source})`;
}
