import { getTranslationStatus } from 'content-lint';
import { recordAll } from 'translation-history';
import { readOptions } from './launch/readOptions';
import { workspace } from './messages/workspace';

const USAGE = `npm run messages:status -- [--texts] [--checked] [--messages FOLDER]

Prints the translation status of each page: translated, missing and outdated texts, and the words to translate.

  --texts            also lists each outdated text, with the language that changed
  --checked          first records that all translations are up to date
  --messages FOLDER  another folder than messages`;

const { values } = readOptions(USAGE, {
  options: {
    texts: { type: 'boolean' },
    checked: { type: 'boolean' },
    messages: { type: 'string', default: 'messages' },
  },
});
try {
  if (values.checked) recordAll(values.messages, workspace.options.locales.all);
  process.stdout.write(getTranslationStatus(workspace, values.messages, values.texts));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
