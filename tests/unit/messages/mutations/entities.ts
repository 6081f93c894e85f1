import type { MessagesEditor } from '../MessagesEditor';
import { change, type Mutation, once } from './Mutation';

const CASES = 'vi/customer-cases.json';
const MODULES = 'vi/erp-modules.json';

/** Changes the first entry of a list. Returns the line of one of its fields. */
// biome-ignore lint/suspicious/noExplicitAny: invalid values have no type
function first(field: string, edit: (entry: any) => void) {
  return (messages: MessagesEditor, file: string) => {
    messages.editJson(file, ({ items }) => edit(items[0]));
    return messages.lineWith(file, `"${field}"`);
  };
}

/** Replaces the value of a field in the first entry of a list. Returns its line. */
function write(field: string, value: unknown) {
  return first(field, (entry) => {
    entry[field] = value;
  });
}

export const entities: Mutation[] = [
  once('an unknown industry', 'schema', CASES, write('industry', 'garments')),
  {
    title: 'a missing label of a template',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/templates.json`;
        messages.editJson(file, ({ items }) => items[0].columns.pop());
        return ['schema', file, messages.lineWith(file, '"columns"')];
      }),
  },
  once('an English taxonomy without industries', 'schema', 'en/taxonomy.json', (messages, file) => {
    messages.editJson(file, (taxonomy) => {
      taxonomy.industries = null;
    });
    return messages.lineWith(file, '"industries"');
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
  once('an unknown region', 'schema', CASES, write('region', 'Hanoi')),
  once('an unknown icon', 'schema', MODULES, write('icon', 'rocket')),
  once('an unknown subject', 'schema', 'vi/service-list.json', write('subject', 'sales')),
  {
    title: 'an id with capitals',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/comparison.json`;
        return ['schema', file, write('id', 'Books')(messages, file)];
      }),
  },
  once('a number in quotation marks', 'schema', CASES, (messages, file) =>
    first('before', ({ measure }) => {
      measure.before = `${measure.before}`;
    })(messages, file),
  ),
  once('a field missing in every locale', 'schema', 'en/team.json', (messages, file) => {
    for (const locale of ['zh', 'vi'])
      first('id', (entry) => delete entry.role)(messages, `${locale}/team.json`);
    return first('id', (entry) => delete entry.role)(messages, file) - 1;
  }),
  once('a misspelt field', 'schema', 'vi/team.json', write('rôle', 'Giám đốc')),
  once('a text instead of a list', 'schema', MODULES, write('features', 'nhanh')),
  once('an empty list', 'schema', MODULES, write('features', [])),
  once('an empty list item', 'schema', MODULES, (messages, file) => {
    const line = first('features', ({ features }) => {
      features[1] = '';
    })(messages, file);
    return line + 2;
  }),
  once('a missing list of entries', 'schema', 'en/comparison.json', (messages, file) => {
    messages.write(file, '{}\n');
    return 1;
  }),
  once(
    'an invalid telephone number',
    'schema',
    'facts.json',
    change('company.phone', () => 'call us'),
  ),
  once(
    'an invalid email address',
    'schema',
    'facts.json',
    change('company.email', () => 'hello at lotusbridge'),
  ),
  once('a glossary term without a translation', 'schema', 'glossary.json', (messages, file) => {
    messages.editJson(file, ({ terms }) => delete terms[0].vi);
    return messages.lineWith(file, '"id"') - 1;
  }),
  once('a number that differs from English', 'differing-facts', CASES, (messages, file) =>
    first('after', ({ measure }) => {
      measure.after += 1;
    })(messages, file),
  ),
  once('an industry that differs from English', 'differing-facts', CASES, write('industry', 'tourism')),
  once('a duplicate id', 'duplicate', 'en/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items.push(items[1]));
    const lines = messages.read(file).split('\n');
    return lines.findLastIndex((line) => line.includes('"id"')) + 1;
  }),
  once(
    'a missing picture of an entry',
    'picture',
    'vi/devices.json',
    write('image', '/images/devices/none.svg'),
  ),
  once('a photo that is too small', 'picture', 'vi/devices.json', write('image', '/images/pixel.png')),
  once('a photo that is not an image', 'picture', 'zh/team.json', write('avatar', '/images/text.jpg')),
  once('a photo in an unsupported format', 'picture', 'zh/team.json', write('avatar', '/images/phone.heic')),
  once('a picture path with wrong capitals', 'picture', 'vi/team.json', (messages, file) =>
    first('avatar', (entry) => {
      entry.avatar = entry.avatar.replace('/team/', '/Team/');
    })(messages, file),
  ),
];
