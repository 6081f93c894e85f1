import { parseArgs } from 'node:util';
import { messagesStatus } from './messages/status/messagesStatus';

/** `npm run messages:status`: prints how far each page is translated, and what there is to do. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });

process.stdout.write(await messagesStatus(values.messages));
