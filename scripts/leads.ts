import '@/server/http/ignoreDebugSignal';

import { runEnquiryCommand } from '@/server/enquiries/cli/runEnquiryCommand';

// A reader may close the pipe early (`npm run leads -- list | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runEnquiryCommand(process.argv.slice(2), process.env, {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
