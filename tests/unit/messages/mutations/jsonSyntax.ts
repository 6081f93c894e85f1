import { type Mutation, once } from './Mutation';

const HOME = 'vi/home.json';

/** A mistake in the line of a text that keeps its file from being read. */
function inLine(title: string, edit: (line: string) => string): Mutation {
  return once(title, 'syntax', HOME, (messages) => messages.editLine(HOME, 'hero.lead', edit));
}

export const jsonSyntax: Mutation[] = [
  inLine('a comma is missing after a text', (line) => line.replace(/,$/, '')),
  inLine('there are two commas after a text', (line) => `${line},`),
  inLine('the quotation mark after a text is missing', (line) => line.replace(/",$/, ',')),
  inLine('the quotation mark before a text is missing', (line) => line.replace(': "', ': ')),
  inLine('a text has straight quotation marks inside', (line) => line.replace(': "', ': "Xem "đây" ')),
  inLine('curly quotation marks surround a text', (line) => line.replace(/: "(.*)",/, ': “$1”,')),
  inLine('single quotation marks surround a text', (line) => line.replace(/: "(.*)",/, ": '$1',")),
  inLine('the comma after a text is a Chinese one', (line) => line.replace(/,$/, '，')),
  inLine('the colon after a key is a Chinese one', (line) => line.replace('": ', '"：')),
  inLine('the colon after a key is missing', (line) => line.replace('": ', '" ')),
  inLine('a key has no quotation marks', (line) => line.replace('"lead"', 'lead')),
  inLine('there is no text after a key', (line) => line.replace(/: ".*",/, ': ,')),
  inLine('a text has a line break inside', (line) => line.replace(/ (\S+",)$/, '\n$1')),
  inLine('a text has a tab inside', (line) => line.replace(': "', ': "\t')),
  inLine('a text has a lone backslash', (line) => line.replace(': "', ': "C:\\Data ')),
  inLine('a line is a comment', (line) => `    // old text\n${line}`),
  inLine('a word stands where a text belongs', (line) => line.replace(/: ".*",/, ': True,')),
  inLine(
    'git left both versions of a line',
    (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> master`,
  ),
  once('a comma stands after the last text of a group', 'syntax', HOME, (messages) =>
    messages.editLine(HOME, 'closing.text', (line) => `${line},`),
  ),
  once('a group is not closed before the next one', 'syntax', HOME, (messages) => {
    const line = messages.lineOf(HOME, 'stats.title');
    messages.edit(HOME, (text) => text.split('\n').toSpliced(line, 1).join('\n'));
    return line;
  }),
  once('the bracket that closes a group is missing, its comma is not', 'syntax', HOME, (messages) => {
    const line = messages.lineOf(HOME, 'stats');
    messages.edit(HOME, (text) => {
      const lines = text.split('\n');
      return lines.with(lines.indexOf('  },', line), '  ,').join('\n');
    });
    return line;
  }),
  once('the last bracket of a file is missing', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => text.trimEnd().slice(0, -1));
    return 1;
  }),
  once('a bracket stands after the end of a file', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => `${text.trimEnd()}\n}\n`);
    return messages.lastLine(HOME);
  }),
  once('a list is closed by the wrong bracket', 'syntax', 'vi/team.json', (messages, file) => {
    messages.edit(file, (text) => text.replace(/\](\s*\}\s*)$/, '}$1'));
    return messages.lastLine(file) - 1;
  }),
  once('a file is empty', 'syntax', HOME, (messages) => {
    messages.write(HOME, '');
    return 1;
  }),
  once('a file was saved with a byte order mark', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => `\uFEFF${text}`);
    return 1;
  }),
  once('a file was saved as UTF-16', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => [...text].join('\0'));
    return 1;
  }),
  once('a file is a list', 'syntax', HOME, (messages) => {
    messages.write(HOME, '[]');
    return 1;
  }),
  once('lines end as on old Macs', 'syntax', HOME, (messages) => {
    messages.edit(HOME, (text) => text.replaceAll('\n', '\r'));
    return 1;
  }),
  once('a key stands twice in a group', 'syntax', HOME, (messages) => {
    return messages.editLine(HOME, 'hero.lead', (line) => `${line}\n${line}`) + 1;
  }),
];
