import type { MessagesEditor } from '../MessagesEditor';
import { changeTexts, createMutation, createMutationInAllLocales, type Mutation } from './Mutation';

const CASES = 'vi/customer-cases.json';
const MODULES = 'vi/erp-modules.json';

/** Changes the first entry of a list. Returns the line of one of its fields. */
// biome-ignore lint/suspicious/noExplicitAny: invalid values have no type
function editFirstEntry(field: string, edit: (entry: any) => void) {
  return (messages: MessagesEditor, file: string) => {
    messages.editJson(file, ({ items }) => edit(items[0]));
    return messages.findLineContaining(file, `"${field}"`);
  };
}

/** Creates mutations that replace the value of a field in the first entry of a list. */
function replaceInFirstEntry(
  rows: [title: string, rule: string, file: string, field: string, value: unknown][],
): Mutation[] {
  return rows.map(([title, rule, file, field, value]) =>
    createMutation(
      title,
      rule,
      file,
      editFirstEntry(field, (entry) => Object.assign(entry, { [field]: value })),
    ),
  );
}

export const entities: Mutation[] = [
  ...replaceInFirstEntry([
    ['an unknown industry', 'schema', CASES, 'industry', 'garments'],
    ['an unknown region', 'schema', CASES, 'region', 'Hanoi'],
    ['an unknown icon', 'schema', MODULES, 'icon', 'rocket'],
    ['an unknown subject', 'schema', 'vi/service-list.json', 'subject', 'sales'],
    ['a misspelt field', 'schema', 'vi/team.json', 'rôle', 'Giám đốc'],
    ['a text instead of a list', 'schema', MODULES, 'features', 'nhanh'],
    ['an empty list', 'schema', MODULES, 'features', []],
    ['an industry that differs from English', 'differing-values', CASES, 'industry', 'tourism'],
    ['a missing picture of an entry', 'picture', 'vi/devices.json', 'image', '/images/devices/none.svg'],
    ['a photo that is too small', 'picture', 'vi/devices.json', 'image', '/images/pixel.png'],
    ['a photo that is not an image', 'picture', 'zh/team.json', 'avatar', '/images/text.jpg'],
    ['a photo in an unsupported format', 'picture', 'zh/team.json', 'avatar', '/images/phone.heic'],
  ]),
  ...changeTexts([
    ['an invalid telephone number', 'schema', 'facts.json', 'company.phone', 'call us'],
    ['an invalid email address', 'schema', 'facts.json', 'company.email', 'hello at lotusbridge'],
  ]),
  createMutation('an English taxonomy without industries', 'schema', 'en/taxonomy.json', (messages, file) => {
    messages.editJson(file, (taxonomy) => Object.assign(taxonomy, { industries: null }));
    return messages.findLineContaining(file, '"industries"');
  }),
  {
    title: 'a taxonomy id with capitals',
    make: (messages) => {
      const lines = ['vi', 'zh', 'en'].map((locale) =>
        messages.editLine(`${locale}/taxonomy.json`, 'tags', (line) => `${line}\n"New Tag": "${locale} !",`),
      );
      return [['schema', 'en/taxonomy.json', (lines.at(-1) ?? 0) + 1]];
    },
  },
  createMutationInAllLocales('an id with capitals', 'schema', 'comparison.json', (messages, file) => {
    messages.editJson(file, ({ items }) => Object.assign(items[0], { id: 'Books' }));
    return messages.findLineContaining(file, '"id"');
  }),
  createMutationInAllLocales(
    'a case with the id of another page',
    'schema',
    'customer-cases.json',
    (messages, file) => {
      messages.editJson(file, ({ items }) => Object.assign(items.at(-1), { id: 'archive' }));
      return messages.findLineContaining(file, '"archive"');
    },
  ),
  createMutation('a number in quotation marks', 'schema', CASES, (messages, file) =>
    messages.editValue(file, 'items.eel-landing.measure.before', (number) => `${number}`),
  ),
  createMutation('a number that differs from English', 'differing-values', CASES, (messages, file) =>
    messages.editValue(file, 'items.eel-landing.measure.after', (number) => Number(number) + 1),
  ),
  createMutation('a field missing in every locale', 'schema', 'en/team.json', (messages, file) => {
    for (const locale of ['zh', 'vi'])
      editFirstEntry('id', (entry) => delete entry.role)(messages, `${locale}/team.json`);
    // The finding is in the line of the entry's opening bracket.
    return editFirstEntry('id', (entry) => delete entry.role)(messages, file) - 1;
  }),
  createMutation('an empty list item', 'schema', MODULES, (messages, file) => {
    const line = editFirstEntry('features', ({ features }) => {
      features[1] = '';
    })(messages, file);
    return line + 2;
  }),
  createMutation('a missing list of entries', 'schema', 'en/comparison.json', (messages, file) => {
    messages.write(file, '{}\n');
    return 1;
  }),
  createMutation(
    'a glossary term without a translation',
    'missing-wording',
    'glossary.json',
    (messages, file) => {
      messages.editJson(file, ({ terms }) => delete terms[0].vi);
      // The finding is in the line of the term's opening bracket.
      return messages.findLineContaining(file, '"id"') - 1;
    },
  ),
  createMutation(
    'a word of more than 15 characters that must not break',
    'schema',
    'glossary.json',
    (messages, file) => {
      messages.editJson(file, ({ nonBreaking }) => nonBreaking.vi.push('giám đốc điều hành'));
      return messages.findLastLineContaining(file, '"giám đốc điều hành"');
    },
  ),
  createMutation('a duplicate id', 'duplicate', 'en/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items.push(items[1]));
    return messages.findLastLineContaining(file, '"id"');
  }),
  {
    title: 'a picture path with wrong capitals',
    make: (messages) => {
      const line = editFirstEntry('avatar', (entry) => {
        entry.avatar = entry.avatar.replace('/team/', '/Team/');
      })(messages, 'vi/team.json');
      return ['picture', 'schema'].map((rule) => [rule, 'vi/team.json', line]);
    },
  },
];
