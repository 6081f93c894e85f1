import type { getCopy } from '@/lib/content/texts/getCopy';

type Taxonomy = Awaited<ReturnType<typeof getCopy<'taxonomy'>>>;

/** What an id is called, from its place in the taxonomy: `tags.erp`; with the language where that is not the page's. */
export function labelOf(taxonomy: Taxonomy, key: Parameters<Taxonomy['langOf']>[0]) {
  return { id: key.replace(/.*\./, ''), label: taxonomy.text(key), lang: taxonomy.langOf(key) };
}
