import { findOutdatedTexts, type OutdatedText, RECORD_FILE, recordAll } from 'message-lint';
import { locales } from '@/lib/i18n/locales';
import { readOptions } from './launch/readOptions';

const USAGE = `npm run messages:status -- [--checked] [--messages FOLDER]

Lists each text that another language changed since the translations were checked. "npm run check:messages" lists the
texts without a translation.

  --checked          first records that all translations are up to date
  --messages FOLDER  another folder than messages`;

const { values } = readOptions(USAGE, {
  options: { checked: { type: 'boolean' }, messages: { type: 'string', default: 'messages' } },
});
try {
  if (values.checked) recordAll(values.messages, locales);
  process.stdout.write(describeStatus(findOutdatedTexts(values.messages, locales)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function describeStatus(outdated: OutdatedText[] | undefined): string {
  if (!outdated)
    return `${RECORD_FILE} is missing, so outdated texts cannot be detected. --checked writes it.\n`;
  const lines = outdated.map(({ filePath, key, changedIn }) => {
    const cause =
      changedIn.length > 0 ? `changed in ${changedIn.join(', ')}` : 'another language changed earlier';
    return `${filePath}${key && ` ${key}`}: ${cause}\n`;
  });
  // The hashes of the last check are in the file, so a shallow clone gives the same result.
  const source = `according to ${RECORD_FILE}; the git history is not read`;
  return `${lines.sort().join('')}${outdated.length} outdated texts, ${source}.\n`;
}
