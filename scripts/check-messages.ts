import { runCheckCommand } from 'message-lint';
import { workspace } from './messages/workspace';

/** `npm run check:messages`: validates the message files and prints the findings. */
process.exitCode = await runCheckCommand(workspace, process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
