import type { RenderedMarkdown } from 'article-markdown';
import { type Law, laws as lawsSchema } from '@/lib/collections/laws';
import { memoize } from '@/lib/content/memoize';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { readSharedFile } from '@/lib/content/messages/parseContent';
import { formatDate } from '@/lib/i18n/formatDate';
import { defaultLocale, type Locale, languageTraits } from '@/lib/i18n/locales';
import { renderMarkdown } from './renderMarkdown';

/** A text with the ids of the laws that it cites. */
type CitingText = { lang: Locale; laws?: string[] | undefined };

/**
 * Renders the final section of a text, which lists the cited laws with links to the laws, in the language of the text.
 * `takenIds` are the ids in the body of the text.
 */
export async function renderSources(text: CitingText, takenIds: string[]): Promise<RenderedMarkdown> {
  const { lang } = text;
  const laws = getLaws(text.laws ?? []);
  if (laws.length === 0) return { html: '', headings: [], ids: [] };
  const t = await getTranslator('insights', lang);
  const lines = laws.map((law) => {
    const values = { law: formatLawTitle(law, lang), from: formatDate(law.inForceFrom, lang) };
    return law.until === undefined
      ? t.text('post.inForceFrom', values)
      : t.text('post.inForceUntil', { ...values, until: formatDate(law.until, lang) });
  });
  return renderMarkdown(
    [`## ${t.text('post.sources')}`, '', ...lines.map((line) => `- ${line}`)].join('\n'),
    { locale: lang, takenIds },
  );
}

function formatLawTitle({ titles, number, source }: Law, locale: Locale): string {
  const { isIdeographic, adaptLawNumber } = languageTraits[locale];
  const [open, close] = isIdeographic ? ['（', '）'] : [' (', ')'];
  const title = (titles[locale] ?? titles[defaultLocale]) + open + adaptLawNumber(number) + close;
  return source === undefined ? title : `[${title}](${source})`;
}

/**
 * Returns the laws with these ids, in the same order; none if the register is empty. Throws if `laws.json` lacks one or does
 * not match its schema.
 */
function getLaws(ids: string[]): Law[] {
  const laws = loadLaws();
  if (laws.size === 0) return [];
  return ids.map((id) => {
    const law = laws.get(id);
    if (!law) throw new Error(`messages/laws.json has no law "${id}"`);
    return law;
  });
}

const loadLaws = memoize((): Map<string, Law> => {
  const { laws } = readSharedFile(lawsSchema, 'laws.json');
  return new Map(laws.map((law) => [law.id, law]));
});
