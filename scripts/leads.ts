import 'export-server/process/ignore-debug-signal';

import { runEnquiryCommand } from 'enquiries';
import { enquiriesOptions } from '../enquiries.config';

// A reader may close the pipe early (`npm run leads -- list | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runEnquiryCommand(enquiriesOptions, process.argv.slice(2), process.env, {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
