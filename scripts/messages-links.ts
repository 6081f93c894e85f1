import { parseArgs } from 'node:util';
import { updateLinks } from 'content-lint';
import { workspace } from './messages/workspace';

/** `npm run messages:links`: changes links to former URLs of renamed posts, and prints the changed files. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });
for (const file of updateLinks(workspace, values.messages)) console.log(file);
