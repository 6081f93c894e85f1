import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Locale } from '@/lib/shared/i18n/locales';

type Key = Parameters<Awaited<ReturnType<typeof getTranslator<'taxonomy'>>>['langOf']>[0];

/** What an id is called, from its place in the taxonomy: `tags.erp`; with the language where that is not the page's. */
export async function getTaxonomyLabel(key: Key, locale: Locale) {
  const taxonomy = await getTranslator('taxonomy', locale);
  return { id: key.replace(/.*\./, ''), label: taxonomy.text(key), lang: taxonomy.langOf(key) };
}
