import path from 'node:path';
import { parseArgs } from 'node:util';
import { retainFiles } from 'export-server';

/**
 * `npm run retain -- DEPLOYED`: copies the hashed files of the current deployment into out/, where they stay for a
 * week.
 */
const [previous] = parseArgs({ allowPositionals: true }).positionals;
if (previous === undefined) {
  console.error('Missing argument: the deployed folder. Usage: npm run retain -- /srv/site/public');
  process.exit(2);
}
try {
  const count = await retainFiles(path.resolve('out'), previous, Date.now());
  console.info(`out/ contains ${count} files of earlier deployments.`);
} catch (error) {
  console.error(
    `${previous} is not a deployed site, or out/ has not been built: ${(error as Error).message}`,
  );
  process.exit(1);
}
