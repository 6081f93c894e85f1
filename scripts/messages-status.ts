import { parseArgs } from 'node:util';
import { getTranslationStatus } from 'content-lint';
import { workspace } from './messages/workspace';

/** `npm run messages:status`: prints the translation status of each page. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });

process.stdout.write(await getTranslationStatus(workspace, values.messages));
