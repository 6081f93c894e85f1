import { createMutation, createMutations, type Mutation } from './Mutation';

const HOME = 'vi/home.json';

/** Creates a mutation that causes a syntax error in the line of one message. */
function createLineMutation(title: string, edit: (line: string) => string): Mutation {
  return createMutation(title, 'syntax', HOME, (messages) => messages.editLine(HOME, 'hero.lead', edit));
}

export const jsonSyntax = createMutations([
  createLineMutation('a missing comma after a text', (line) => line.replace(/,$/, '')),
  createLineMutation('two commas after a text', (line) => `${line},`),
  createLineMutation('a missing closing quotation mark', (line) => line.replace(/",$/, ',')),
  createLineMutation('a missing opening quotation mark', (line) => line.replace(': "', ': ')),
  createLineMutation('unescaped quotation marks inside a text', (line) =>
    line.replace(': "', ': "Xem "đây" '),
  ),
  createLineMutation('curly quotation marks around a text', (line) => line.replace(/: "(.*)",/, ': “$1”,')),
  createLineMutation('single quotation marks around a text', (line) => line.replace(/: "(.*)",/, ": '$1',")),
  createLineMutation('a full-width comma after a text', (line) => line.replace(/,$/, '，')),
  createLineMutation('a full-width colon after a key', (line) => line.replace('": ', '"：')),
  createLineMutation('a missing colon after a key', (line) => line.replace('": ', '" ')),
  createLineMutation('a key without quotation marks', (line) => line.replace('"lead"', 'lead')),
  createLineMutation('a key without a value', (line) => line.replace(/: ".*",/, ': ,')),
  createLineMutation('a line break inside a text', (line) => line.replace(/ (\S+",)$/, '\n$1')),
  createLineMutation('a tab inside a text', (line) => line.replace(': "', ': "\t')),
  createLineMutation('a single backslash in a text', (line) => line.replace(': "', ': "C:\\Data ')),
  createLineMutation('a comment', (line) => `    // old text\n${line}`),
  createLineMutation('a word without quotation marks instead of a text', (line) =>
    line.replace(/: ".*",/, ': True,'),
  ),
  createLineMutation(
    'a git conflict in JSON',
    (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> master`,
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
  createMutation('a missing bracket at the end of a file', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => text.trimEnd().slice(0, -1));
    return 1;
  }),
  createMutation('an extra bracket at the end of a file', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => `${text.trimEnd()}\n}\n`);
    return messages.getLastLineNumber(HOME);
  }),
  createMutation('a list closed by the wrong bracket', 'syntax', 'vi/team.json', (messages, file) => {
    messages.edit(file, (text) => text.replace(/\](\s*\}\s*)$/, '}$1'));
    return messages.getLastLineNumber(file) - 1;
  }),
  createMutation('an empty file', 'syntax', HOME, (messages) => {
    messages.write(HOME, '');
    return 1;
  }),
  createMutation('a file with a byte order mark', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => `\uFEFF${text}`);
    return 1;
  }),
  createMutation('a file saved as UTF-16', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => [...text].join('\0'));
    return 1;
  }),
  createMutation('a file that contains a list', 'syntax', HOME, (messages) => {
    messages.write(HOME, '[]');
    return 1;
  }),
  createMutation('CR line endings', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => text.replaceAll('\n', '\r'));
    return 1;
  }),
  createMutation('a duplicate key', 'syntax', HOME, (messages) => {
    return messages.editLine(HOME, 'hero.lead', (line) => `${line}\n${line}`) + 1;
  }),
]);
