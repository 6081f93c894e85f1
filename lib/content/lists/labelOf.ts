import { getCopy } from '@/lib/content/texts/getCopy';
import type { Locale } from '@/lib/shared/i18n/locales';

type Key = Parameters<Awaited<ReturnType<typeof getCopy<'taxonomy'>>>['langOf']>[0];

/** What an id is called, from its place in the taxonomy: `tags.erp`; with the language where that is not the page's. */
export async function labelOf(key: Key, locale: Locale) {
  const taxonomy = await getCopy('taxonomy', locale);
  return { id: key.replace(/.*\./, ''), label: taxonomy.text(key), lang: taxonomy.langOf(key) };
}
