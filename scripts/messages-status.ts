import { parseArgs } from 'node:util';
import { getTranslationStatus } from 'content-lint';
import { workspace } from './messages/workspace';

const HELP = `npm run messages:status -- [--texts] [--messages FOLDER]

Prints the translation status of each page: translated, missing and outdated texts, and the words to translate.

  --texts            also lists each outdated text, with the language that changed
  --messages FOLDER  another folder than messages
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    texts: { type: 'boolean', default: false },
    messages: { type: 'string', default: 'messages' },
  },
});

process.stdout.write(
  values.help ? HELP : await getTranslationStatus(workspace, values.messages, values.texts),
);
