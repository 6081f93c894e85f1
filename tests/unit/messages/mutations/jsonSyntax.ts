import { createMutation, type Mutation } from './Mutation';

const HOME = 'vi/home.json';

type Row = [title: string, edit: (text: string) => string];

/** Errors in the line of a message, which is the line of the finding. */
const lineErrors: Row[] = [
  ['a missing comma after a text', (line) => line.replace(/,$/, '')],
  ['two commas after a text', (line) => `${line},`],
  ['a missing closing quotation mark', (line) => line.replace(/",$/, ',')],
  ['a missing opening quotation mark', (line) => line.replace(': "', ': ')],
  ['unescaped quotation marks inside a text', (line) => line.replace(': "', ': "Xem "đây" ')],
  ['curly quotation marks around a text', (line) => line.replace(/: "(.*)",/, ': “$1”,')],
  ['single quotation marks around a text', (line) => line.replace(/: "(.*)",/, ": '$1',")],
  ['a full-width comma after a text', (line) => line.replace(/,$/, '，')],
  ['a full-width colon after a key', (line) => line.replace('": ', '"：')],
  ['a missing colon after a key', (line) => line.replace('": ', '" ')],
  ['a key without quotation marks', (line) => line.replace('"lead"', 'lead')],
  ['a key without a value', (line) => line.replace(/: ".*",/, ': ,')],
  ['a line break inside a text', (line) => line.replace(/ (\S+",)$/, '\n$1')],
  ['a tab inside a text', (line) => line.replace(': "', ': "\t')],
  ['a single backslash in a text', (line) => line.replace(': "', ': "C:\\Data ')],
  ['a comment', (line) => `    // old text\n${line}`],
  ['a word without quotation marks instead of a text', (line) => line.replace(/: ".*",/, ': True,')],
  ['a git conflict in JSON', (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> master`],
];

/** Errors that are reported in the first line of the file. */
const fileErrors: Row[] = [
  ['a missing bracket at the end of a file', (text) => text.trimEnd().slice(0, -1)],
  ['a file with a byte order mark', (text) => `\uFEFF${text}`],
  ['a file saved as UTF-16', (text) => [...text].join('\0')],
  ['CR line endings', (text) => text.replaceAll('\n', '\r')],
  ['an empty file', () => ''],
  ['a file that contains a list', () => '[]'],
];

export const jsonSyntax: Mutation[] = [
  ...lineErrors.map(([title, edit]) =>
    createMutation(title, 'syntax', HOME, (messages) => messages.editLine(HOME, 'hero.lead', edit)),
  ),
  ...fileErrors.map(([title, edit]) =>
    createMutation(title, 'syntax', HOME, (messages) => {
      messages.edit(HOME, edit);
      return 1;
    }),
  ),
  createMutation('a trailing comma', 'syntax', HOME, (messages) =>
    messages.editLine(HOME, 'closing.text', (line) => `${line},`),
  ),
  createMutation('a missing bracket and comma before the next group', 'syntax', HOME, (messages) => {
    const line = messages.getLineNumber(HOME, 'stats.title');
    messages.edit(HOME, (text) => text.split('\n').toSpliced(line, 1).join('\n'));
    return line;
  }),
  createMutation('a missing bracket before a comma', 'syntax', HOME, (messages) => {
    const line = messages.getLineNumber(HOME, 'stats');
    messages.edit(HOME, (text) => {
      const lines = text.split('\n');
      return lines.with(lines.indexOf('  },', line), '  ,').join('\n');
    });
    return line;
  }),
  createMutation('an extra bracket at the end of a file', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => `${text.trimEnd()}\n}\n`);
    return messages.getLastLineNumber(HOME);
  }),
  createMutation('a list closed by the wrong bracket', 'syntax', 'vi/team.json', (messages, file) => {
    messages.edit(file, (text) => text.replace(/\](\s*\}\s*)$/, '}$1'));
    return messages.getLastLineNumber(file) - 1;
  }),
  createMutation('a duplicate key', 'syntax', HOME, (messages) => {
    return messages.editLine(HOME, 'hero.lead', (line) => `${line}\n${line}`) + 1;
  }),
];
