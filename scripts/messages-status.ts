import { getTranslationStatus } from 'content-lint';
import { readOptions } from './launch/readOptions';
import { workspace } from './messages/workspace';

const USAGE = `npm run messages:status -- [--texts] [--messages FOLDER]

Prints the translation status of each page: translated, missing and outdated texts, and the words to translate.

  --texts            also lists each outdated text, with the language that changed
  --messages FOLDER  another folder than messages`;

const { values } = readOptions(USAGE, {
  options: { texts: { type: 'boolean' }, messages: { type: 'string', default: 'messages' } },
});
process.stdout.write(await getTranslationStatus(workspace, values.messages, values.texts));
