import type { MessagesEditor } from '../MessagesEditor';
import { changeText, createMutation, createMutations } from './Mutation';

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

/** Replaces the value of a field in the first entry of a list. Returns its line. */
function replaceFirstEntryField(field: string, value: unknown) {
  return editFirstEntry(field, (entry) => {
    entry[field] = value;
  });
}

export const entities = createMutations([
  ['an unknown industry', 'schema', CASES, replaceFirstEntryField('industry', 'garments')],
  createMutation('an English taxonomy without industries', 'schema', 'en/taxonomy.json', (messages, file) => {
    messages.editJson(file, (taxonomy) => {
      taxonomy.industries = null;
    });
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
  ['an unknown region', 'schema', CASES, replaceFirstEntryField('region', 'Hanoi')],
  ['an unknown icon', 'schema', MODULES, replaceFirstEntryField('icon', 'rocket')],
  ['an unknown subject', 'schema', 'vi/service-list.json', replaceFirstEntryField('subject', 'sales')],
  {
    title: 'an id with capitals',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/comparison.json`;
        return ['schema', file, replaceFirstEntryField('id', 'Books')(messages, file)];
      }),
  },
  {
    title: 'a case with the id of another page',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/customer-cases.json`;
        messages.editJson(file, ({ items }) => {
          items.at(-1).id = 'archive';
        });
        return ['schema', file, messages.findLineContaining(file, '"archive"')];
      }),
  },
  createMutation('a number in quotation marks', 'schema', CASES, (messages, file) =>
    editFirstEntry('before', ({ measure }) => {
      measure.before = `${measure.before}`;
    })(messages, file),
  ),
  createMutation('a field missing in every locale', 'schema', 'en/team.json', (messages, file) => {
    for (const locale of ['zh', 'vi'])
      editFirstEntry('id', (entry) => delete entry.role)(messages, `${locale}/team.json`);
    // The finding is in the line of the entry's opening bracket.
    return editFirstEntry('id', (entry) => delete entry.role)(messages, file) - 1;
  }),
  ['a misspelt field', 'schema', 'vi/team.json', replaceFirstEntryField('rôle', 'Giám đốc')],
  ['a text instead of a list', 'schema', MODULES, replaceFirstEntryField('features', 'nhanh')],
  ['an empty list', 'schema', MODULES, replaceFirstEntryField('features', [])],
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
  ['an invalid telephone number', 'schema', 'facts.json', changeText('company.phone', () => 'call us')],
  [
    'an invalid email address',
    'schema',
    'facts.json',
    changeText('company.email', () => 'hello at lotusbridge'),
  ],
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
      return (
        messages
          .read(file)
          .split('\n')
          .findLastIndex((line) => line.includes('"giám đốc điều hành"')) + 1
      );
    },
  ),
  createMutation('a word listed twice that must not break', 'schema', 'glossary.json', (messages, file) => {
    messages.editJson(file, ({ nonBreaking }) => nonBreaking.vi.push(nonBreaking.vi[0]));
    return (
      messages
        .read(file)
        .split('\n')
        .findLastIndex((line) => line.includes('"nhà kho"')) + 1
    );
  }),
  createMutation('a number that differs from English', 'differing-values', CASES, (messages, file) =>
    editFirstEntry('after', ({ measure }) => {
      measure.after += 1;
    })(messages, file),
  ),
  [
    'an industry that differs from English',
    'differing-values',
    CASES,
    replaceFirstEntryField('industry', 'tourism'),
  ],
  createMutation('a duplicate id', 'duplicate', 'en/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items.push(items[1]));
    const lines = messages.read(file).split('\n');
    return lines.findLastIndex((line) => line.includes('"id"')) + 1;
  }),
  [
    'a missing picture of an entry',
    'picture',
    'vi/devices.json',
    replaceFirstEntryField('image', '/images/devices/none.svg'),
  ],
  [
    'a photo that is too small',
    'picture',
    'vi/devices.json',
    replaceFirstEntryField('image', '/images/pixel.png'),
  ],
  [
    'a photo that is not an image',
    'picture',
    'zh/team.json',
    replaceFirstEntryField('avatar', '/images/text.jpg'),
  ],
  [
    'a photo in an unsupported format',
    'picture',
    'zh/team.json',
    replaceFirstEntryField('avatar', '/images/phone.heic'),
  ],
  {
    title: 'a picture path with wrong capitals',
    make: (messages) => {
      const line = editFirstEntry('avatar', (entry) => {
        entry.avatar = entry.avatar.replace('/team/', '/Team/');
      })(messages, 'vi/team.json');
      return ['picture', 'schema'].map((rule) => [rule, 'vi/team.json', line]);
    },
  },
]);
