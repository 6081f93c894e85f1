import path from 'node:path';
import { createError, getChild, getNode, type Rule, suggest } from 'content-lint';
import { factsSchema } from '@/lib/content/facts/factsSchema';
import { defaultLocale } from '@/lib/shared/i18n/locales';

/** Reports ids in the group `featured` of facts.json that no entry, post or page has, or that a former person has. */
export const unknownEntry: Rule = function* ({ catalogue }) {
  const file = catalogue.find(undefined, 'facts.json');
  if (!file) return;
  for (const [field, schema] of Object.entries(factsSchema.shape.featured.shape)) {
    const id = getNode(file.tree, `featured.${field}`);
    const source = String(schema.meta()?.source);
    const entries = catalogue
      .getEntries(defaultLocale, source)
      ?.filter((entry) => !getChild(entry, 'former')?.value);
    const files = catalogue.files.filter(({ name }) => path.dirname(name) === source);
    const isList = source.endsWith('.json');
    const ids = isList ? entries?.map(({ key }) => key) : files.map(({ name }) => path.basename(name, '.md'));
    if (typeof id?.value !== 'string' || !ids || ids.includes(id.value)) continue;
    const values = { id: id.value, source, suggestion: suggest(id.value, ids) };
    yield createError(file, id.offset, `unknown-entry.${isList ? 'entry' : 'file'}`, values);
  }
};
