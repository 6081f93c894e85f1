import { existsSync } from 'node:fs';
import { checkMessages, detectLanguage, formatFindings, languages } from 'message-lint';
import { inspectPhotos } from './build/photos/inspectPhotos';
import { readOptions } from './launch/readOptions';
import { workspace } from './messages/workspace';

const USAGE = `npm run check:messages -- [--language ${languages.join('|')}] [--messages FOLDER]

Reports problems in the message files, with file, line and fix. Exits with 1 if there are errors.

  --language         the language of the findings, by default the language of the terminal
  --messages FOLDER  another folder than messages`;

const { language, messages } = readOptions(USAGE, {
  options: {
    language: { type: 'string', default: detectLanguage() },
    messages: { type: 'string', default: 'messages' },
  },
}).values;
const isFolder = existsSync(messages);
if (!isFolder || !languages.includes(language)) {
  console.error(isFolder ? USAGE : `The folder ${messages} does not exist.`);
  process.exit(2);
}

await inspectPhotos();
const findings = checkMessages(workspace, messages, undefined, language);
process.stdout.write(formatFindings(findings, workspace.getTranslator(language)));
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
