import path from 'node:path';
import { type Catalogue, createError, getChild, getNode, type Rule, suggest } from 'content-lint';
import { selectCases } from '@/lib/content/entries/pageBlocks';
import type { Entry } from '@/lib/content/entries/schemas';
import { factsSchema } from '@/lib/content/facts/factsSchema';

/** Reports ids in `featured` of facts.json, and in blocks of pages, of unknown entries and files, and of people who have left. */
export const unknownEntry: Rule = function* ({ catalogue }) {
  yield* checkBlocks(catalogue);
  const file = catalogue.find(undefined, 'facts.json');
  if (!file) return;
  for (const [field, schema] of Object.entries(factsSchema.shape.featured.shape)) {
    const id = getNode(file.tree, `featured.${field}`);
    const source = String(schema.meta()?.source);
    const allEntries = catalogue.getAllEntries(source);
    const entries = allEntries?.filter((entry) => !getChild(entry, 'former')?.value);
    const files = catalogue.files.filter(({ name }) => path.dirname(name) === source);
    const isList = source.endsWith('.json');
    const ids = isList ? entries?.map(({ key }) => key) : files.map(({ name }) => path.basename(name, '.md'));
    if (typeof id?.value !== 'string' || !ids || ids.includes(id.value)) continue;
    const values = { id: id.value, source, suggestion: suggest(id.value, ids) };
    const problem = allEntries?.some(({ key }) => key === id.value) ? 'former' : isList ? 'entry' : 'file';
    yield createError(file, id.offset, `unknown-entry.${problem}`, values);
  }
};

/** Reports unknown figures in blocks of pages, and blocks of cases that select no case. */
function* checkBlocks(catalogue: Catalogue): ReturnType<Rule> {
  const figures = catalogue.getAllEntries('stats.json')?.map(({ key }) => key);
  const cases = catalogue
    .getAllEntries('customer-cases.json')
    ?.map(({ value }) => value as Entry<'customer-cases.json'>);
  for (const file of catalogue.getLocalizedFiles().filter(({ kind }) => kind === 'page')) {
    for (const block of getChild(file.tree, 'blocks')?.children ?? []) {
      for (const { value, offset } of getChild(block, 'figures')?.children ?? []) {
        if (!figures || figures.includes(String(value))) continue;
        const values = {
          id: String(value),
          source: 'stats.json',
          suggestion: suggest(String(value), figures),
        };
        yield createError(file, offset, 'unknown-entry.entry', values);
      }
      const type = getChild(block, 'type');
      if (type?.value === 'cases' && cases && selectCases(cases, block.value as object).length === 0)
        yield createError(file, type.offset, 'unknown-entry.noCase');
    }
  }
}
