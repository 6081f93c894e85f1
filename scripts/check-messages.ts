import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
import { checkMessages } from './messages/check/checkMessages';
import { type Format, formats } from './messages/check/formats';

/** `npm run check:messages`: prints what is wrong in the messages; exits with 1 where anything breaks the site. */
const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'text' },
    messages: { type: 'string', default: 'messages' },
  },
});

if (!(values.format in formats)) fail(`--format is one of ${Object.keys(formats).join(', ')}.`);
if (!existsSync(values.messages)) fail(`There is no folder ${values.messages}.`);

await inspectPhotos();
const findings = checkMessages(values.messages);
process.stdout.write(formats[values.format as Format](findings));
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;

function fail(problem: string): never {
  console.error(problem);
  process.exit(2);
}
