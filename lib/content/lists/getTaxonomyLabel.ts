import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Locale } from '@/lib/shared/i18n/locales';

type Key = Parameters<Awaited<ReturnType<typeof getTranslator<'taxonomy'>>>['getLang']>[0];

/** Returns the id and label of a taxonomy key such as `tags.erp`, and the label's language if it is a fallback. */
export async function getTaxonomyLabel(key: Key, locale: Locale) {
  const taxonomy = await getTranslator('taxonomy', locale);
  return { id: key.replace(/.*\./, ''), label: taxonomy.text(key), lang: taxonomy.getLang(key) };
}
