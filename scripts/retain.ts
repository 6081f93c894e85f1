import path from 'node:path';
import { parseArgs } from 'node:util';
import { retainFiles } from './deploy/retainFiles';

/** `npm run retain -- DEPLOYED`: keeps in out/ the hashed files of the folder that is deployed now, for a week. */
const [previous] = parseArgs({ allowPositionals: true }).positionals;
if (previous === undefined) {
  console.error('Name the folder that is deployed now: npm run retain -- /srv/lotusbridge/public');
  process.exit(2);
}
try {
  const count = await retainFiles(path.resolve('out'), previous, Date.now());
  console.info(`${count} files of earlier deploys are kept in out/.`);
} catch (error) {
  console.error(`${previous} is no deployed site, or out/ is not built: ${(error as Error).message}`);
  process.exit(1);
}
