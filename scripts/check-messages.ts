import { runCheckCommand } from './messages/check/runCheckCommand';

/** `npm run check:messages`: prints what is wrong in the messages. */
process.exitCode = await runCheckCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
