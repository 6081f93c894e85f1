import { existsSync } from 'node:fs';
import { checkMessages, detectLanguage, formatFindings, languages } from 'message-lint';
import { inspectPhotos } from './build/photos/inspectPhotos';
import { readOptions } from './launch/readOptions';
import { workspace } from './messages/workspace';

const FORMATS = ['text', 'json'];

const USAGE = `npm run check:messages -- [--format text|json] [--language ${languages.join('|')}] [--messages FOLDER]

Reports problems in the message files, with file, line and fix. Exits with 1 if there are errors.

  --format           text for people, or json for programs
  --language         the language of the findings, by default the language of the terminal
  --messages FOLDER  another folder than messages`;

const { format, language, messages } = readOptions(USAGE, {
  options: {
    format: { type: 'string', default: 'text' },
    language: { type: 'string', default: detectLanguage() },
    messages: { type: 'string', default: 'messages' },
  },
}).values;
const isFolder = existsSync(messages);
if (!isFolder || !FORMATS.includes(format) || !languages.includes(language)) {
  console.error(isFolder ? USAGE : `The folder ${messages} does not exist.`);
  process.exit(2);
}

await inspectPhotos();
const findings = checkMessages(workspace, messages, undefined, language);
const translator = workspace.getTranslator(language);
process.stdout.write(
  format === 'json' ? `${JSON.stringify(findings, null, 2)}\n` : formatFindings(findings, translator),
);
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
