import type { MessagesEditor } from '../MessagesEditor';
import { change, type Mutation, once } from './Mutation';

const CASES = 'vi/customer-cases.json';
const MODULES = 'vi/erp-modules.json';

/** Changes the first entry of a list. Returns the line of a field of it. */
// biome-ignore lint/suspicious/noExplicitAny: mistakes are what no type allows
function first(field: string, edit: (entry: any) => void) {
  return (messages: MessagesEditor, file: string) => {
    messages.editJson(file, ({ items }) => edit(items[0]));
    return messages.lineWith(file, `"${field}"`);
  };
}

/** Writes another value into a field of the first entry of a list. Returns its line. */
function write(field: string, value: unknown) {
  return first(field, (entry) => {
    entry[field] = value;
  });
}

export const entities: Mutation[] = [
  once('an industry does not exist', 'schema', CASES, write('industry', 'garments')),
  {
    title: 'a label of a downloadable sheet is missing',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/templates.json`;
        messages.editJson(file, ({ items }) => items[0].columns.pop());
        return ['schema', file, messages.lineWith(file, '"columns"')];
      }),
  },
  once('the English taxonomy has no industries', 'schema', 'en/taxonomy.json', (messages, file) => {
    messages.editJson(file, (taxonomy) => {
      taxonomy.industries = null;
    });
    return messages.lineWith(file, '"industries"');
  }),
  {
    title: 'an id of the taxonomy has capitals',
    make: (messages) => {
      const lines = ['vi', 'zh', 'en'].map((locale) =>
        messages.editLine(`${locale}/taxonomy.json`, 'tags', (line) => `${line}\n"New Tag": "${locale} !",`),
      );
      return [['schema', 'en/taxonomy.json', (lines.at(-1) ?? 0) + 1]];
    },
  },
  once('a region does not exist', 'schema', CASES, write('region', 'Hanoi')),
  once('an icon does not exist', 'schema', MODULES, write('icon', 'rocket')),
  once('a subject does not exist', 'schema', 'vi/service-list.json', write('subject', 'sales')),
  {
    title: 'an id has capitals',
    make: (messages) =>
      ['en', 'vi', 'zh'].map((locale) => {
        const file = `${locale}/comparison.json`;
        return ['schema', file, write('id', 'Books')(messages, file)];
      }),
  },
  once('a number stands between quotation marks', 'schema', CASES, (messages, file) =>
    first('before', ({ measure }) => {
      measure.before = `${measure.before}`;
    })(messages, file),
  ),
  once('a field is missing in every language', 'schema', 'en/team.json', (messages, file) => {
    for (const locale of ['zh', 'vi'])
      first('id', (entry) => delete entry.role)(messages, `${locale}/team.json`);
    return first('id', (entry) => delete entry.role)(messages, file) - 1;
  }),
  once('a field is misspelt', 'schema', 'vi/team.json', write('rôle', 'Giám đốc')),
  once('a text stands where a list belongs', 'schema', MODULES, write('features', 'nhanh')),
  once('a list has no line', 'schema', MODULES, write('features', [])),
  once('a line of a list is empty', 'schema', MODULES, (messages, file) => {
    const line = first('features', ({ features }) => {
      features[1] = '';
    })(messages, file);
    return line + 2;
  }),
  once('the list of entries is missing', 'schema', 'en/comparison.json', (messages, file) => {
    messages.write(file, '{}\n');
    return 1;
  }),
  once(
    'a telephone number is none',
    'schema',
    'facts.json',
    change('company.phone', () => 'call us'),
  ),
  once(
    'an e-mail address is none',
    'schema',
    'facts.json',
    change('company.email', () => 'hello at lotusbridge'),
  ),
  once('a term of the glossary lacks a language', 'schema', 'glossary.json', (messages, file) => {
    messages.editJson(file, ({ terms }) => delete terms[0].vi);
    return messages.lineWith(file, '"id"') - 1;
  }),
  once('a number differs from the English one', 'differing-facts', CASES, (messages, file) =>
    first('after', ({ measure }) => {
      measure.after += 1;
    })(messages, file),
  ),
  once('an industry differs from the English one', 'differing-facts', CASES, write('industry', 'tourism')),
  once('an id is taken twice', 'duplicate', 'en/testimonials.json', (messages, file) => {
    messages.editJson(file, ({ items }) => items.push(items[1]));
    const lines = messages.read(file).split('\n');
    return lines.findLastIndex((line) => line.includes('"id"')) + 1;
  }),
  once(
    'a picture of an entry does not exist',
    'picture',
    'vi/devices.json',
    write('image', '/images/devices/none.svg'),
  ),
  once(
    'a photograph is smaller than its place',
    'picture',
    'vi/devices.json',
    write('image', '/images/pixel.png'),
  ),
  once(
    'a file with the name of a photograph is none',
    'picture',
    'zh/team.json',
    write('avatar', '/images/text.jpg'),
  ),
  once(
    'a picture is of a kind that browsers do not show',
    'picture',
    'zh/team.json',
    write('avatar', '/images/phone.heic'),
  ),
  once('the name of a picture is written in capitals', 'picture', 'vi/team.json', (messages, file) =>
    first('avatar', (entry) => {
      entry.avatar = entry.avatar.replace('/team/', '/Team/');
    })(messages, file),
  ),
];
