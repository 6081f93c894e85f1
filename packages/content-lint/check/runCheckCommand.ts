import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Workspace } from '../Workspace';
import { checkMessages } from './checkMessages';
import { type Format, formats } from './formats';

/** Prints the output and the error messages of a command. */
export type CommandOutput = { write(text: string): void; writeError(text: string): void };

/**
 * Checks the messages and prints the findings. Arguments: `--format`, `--messages`. Returns the exit code: 1 if there
 * are errors, 2 for invalid arguments.
 */
export async function runCheckCommand(
  workspace: Workspace,
  args: string[],
  output: CommandOutput,
): Promise<number> {
  const { folder, pictures, code } = workspace.options;
  const { values } = parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'text' },
      messages: { type: 'string', default: folder },
    },
  });
  const fail = (reason: string) => {
    output.writeError(`${reason}\n`);
    return 2;
  };
  if (!(values.format in formats))
    return fail(`Invalid --format. Use one of: ${Object.keys(formats).join(', ')}.`);
  if (!existsSync(values.messages)) return fail(`The folder ${values.messages} does not exist.`);

  await pictures?.prepare?.();
  const findings = checkMessages(workspace, values.messages);
  output.write(formats[values.format as Format](findings));
  if (code && !code.readUsedMessages())
    output.writeError(
      `Unused and missing keys were not checked. Run the check again after ${code.buildCommand}.\n`,
    );
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
