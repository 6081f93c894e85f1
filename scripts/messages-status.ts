import { parseArgs } from 'node:util';
import { Catalogue } from './messages/check/catalogue/Catalogue';
import { collectStatus } from './messages/status/collectStatus';
import { printStatus } from './messages/status/printStatus';
import { readLineTimes } from './messages/status/readLineTimes';

/** `npm run messages:status`: prints how far each page is translated, and what there is to do. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });

const catalogue = new Catalogue(values.messages);
const times = await readLineTimes(catalogue.files.map(({ path }) => path));
process.stdout.write(printStatus(collectStatus(catalogue, times), times !== undefined));
