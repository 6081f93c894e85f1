import { updateLinks } from './content-rules/redirect';
import { readOptions } from './launch/readOptions';
import { workspace } from './messages/workspace';

const USAGE = `npm run messages:links -- [--messages FOLDER]
Changes links to former URLs of renamed articles and news items, and prints the changed files.`;

const { values } = readOptions(USAGE, { options: { messages: { type: 'string', default: 'messages' } } });
for (const file of updateLinks(workspace, values.messages)) console.log(file);
