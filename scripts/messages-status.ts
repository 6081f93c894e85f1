import { parseArgs } from 'node:util';
import { messagesStatus } from './messages/status/messagesStatus';

/** `npm run messages:status`: prints the translation status of each page. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });

process.stdout.write(await messagesStatus(values.messages));
