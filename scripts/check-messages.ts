import { runCheckCommand } from './messages/check/runCheckCommand';

/** `npm run check:messages`: validates the message files and prints the findings. */
process.exitCode = await runCheckCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
