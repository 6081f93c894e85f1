import path from 'node:path';
import { type Catalogue, createError, getChild, getNode, type Rule, suggest } from 'message-lint';
import { type CustomerCase, cases, selectCases } from '@/lib/collections/cases';
import { figures } from '@/lib/collections/figures';
import { factsSchema } from '@/lib/content/messages/factsSchema';
import { defaultLocale } from '@/lib/i18n/locales';
import { isGuest } from './messageFiles';

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
  const figureIds = catalogue.getAllEntries(figures.file)?.map(({ key }) => key);
  const allCases = catalogue.getAllEntries(cases.file)?.map(({ value }) => value as CustomerCase);
  for (const file of catalogue.getLocalizedFiles().filter(({ kind }) => kind === 'page')) {
    for (const block of getChild(file.tree, 'blocks')?.children ?? []) {
      for (const { value, offset } of getChild(block, 'figures')?.children ?? []) {
        if (!figureIds || figureIds.includes(String(value))) continue;
        const values = {
          id: String(value),
          source: figures.file,
          suggestion: suggest(String(value), figureIds),
        };
        yield createError(file, offset, 'unknown-entry.entry', values);
      }
      const type = getChild(block, 'type');
      if (type?.value === 'cases' && allCases && selectCases(allCases, block.value as object).length === 0)
        yield createError(file, type.offset, 'unknown-entry.noCase');
    }
  }
}

/** Reports authors and reviewers who are not in the team, and guest authors without a role. */
export const unknownPerson: Rule = function* ({ catalogue }) {
  const getIds = (locale = '') => catalogue.getEntries(locale, 'team.json')?.map(({ key }) => key) ?? [];
  if (!catalogue.getEntries(defaultLocale, 'team.json')) return;
  for (const file of catalogue.getLocalizedFiles()) {
    const team = [...getIds(defaultLocale), ...getIds(file.locale)];
    const role = getChild(file.tree, 'authorRole');
    for (const field of ['author', 'reviewer']) {
      const person = getChild(file.tree, field);
      if (typeof person?.value !== 'string') continue;
      const isMember = team.includes(person.value);
      if (role && isMember && field === 'author')
        yield createError(file, role.keyOffset, 'unknown-person.role', { id: person.value });
      if (isMember || (role && field === 'author' && isGuest(person.value))) continue;
      const values = { id: person.value, suggestion: suggest(person.value, team) };
      yield createError(file, person.offset, `unknown-person.${field}`, values);
    }
  }
};
