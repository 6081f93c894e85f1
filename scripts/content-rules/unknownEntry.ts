import { type Catalogue, createError, getNode, type Rule, suggest } from 'content-lint';
import { featuredEntries } from '@/lib/content/facts/factsSchema';
import { defaultLocale } from '@/lib/shared/i18n/locales';

/** Reports ids in the group `featured` of facts.json that no entry or article has. */
export const unknownEntry: Rule = function* ({ catalogue }) {
  const file = catalogue.find(undefined, 'facts.json');
  if (!file) return;
  for (const [field, source] of Object.entries(featuredEntries)) {
    const id = getNode(file.tree, `featured.${field}`);
    const ids = source === 'insights' ? getArticleIds(catalogue) : getEntryIds(catalogue, source);
    if (typeof id?.value !== 'string' || !ids || ids.includes(id.value)) continue;
    const place = source === 'insights' ? 'insights/ has no article' : `${source} has no entry`;
    const remedy = `Write the id of an existing one.${suggest(id.value, ids)}`;
    yield createError(file, id.offset, `${place} with the id "${id.value}".`, remedy);
  }
};

function getEntryIds(catalogue: Catalogue, file: string): string[] | undefined {
  return catalogue.getEntries(defaultLocale, file)?.map(({ key }) => key);
}

function getArticleIds({ posts }: Catalogue): string[] {
  return posts.flatMap(({ name }) => /^insights\/(.+)\.md$/.exec(name)?.[1] ?? []);
}
