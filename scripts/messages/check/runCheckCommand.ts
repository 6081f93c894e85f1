import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
import type { CommandOutput } from '@/server/enquiries/cli/runLeadsCommand';
import { checkMessages } from './checkMessages';
import { type Format, formats } from './formats';

/** Runs `npm run check:messages` and returns its exit code: 1 where anything breaks the site, 2 where it cannot be run. */
export async function runCheckCommand(args: string[], output: CommandOutput): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'text' },
      messages: { type: 'string', default: 'messages' },
    },
  });
  const refuse = (reason: string) => {
    output.complain(`${reason}\n`);
    return 2;
  };
  if (!(values.format in formats)) return refuse(`--format is one of ${Object.keys(formats).join(', ')}.`);
  if (!existsSync(values.messages)) return refuse(`There is no folder ${values.messages}.`);

  await inspectPhotos();
  const findings = checkMessages(values.messages);
  output.write(formats[values.format as Format](findings));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
