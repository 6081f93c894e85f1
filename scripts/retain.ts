import path from 'node:path';
import { retainFiles } from './deploy/retainFiles';
import { readOptions } from './launch/readOptions';

const USAGE = `npx tsx scripts/retain.ts DEPLOYED
Copies the hashed files of the current deployment, such as /srv/site/public, into out/, where they stay for a week.`;

const [previous] = readOptions(USAGE, { allowPositionals: true }).positionals;
if (!previous) {
  console.error(`Missing argument: the deployed folder.\n\n${USAGE}`);
  process.exit(2);
}
try {
  const { count, clockProblem } = await retainFiles(path.resolve('out'), previous, Date.now());
  if (clockProblem !== undefined) console.error(`${clockProblem} No file is left out.`);
  console.info(`out/ contains ${count} files of earlier deployments.`);
} catch (error) {
  console.error(`${previous} is not a deployed site, or out/ is not built: ${(error as Error).message}`);
  process.exit(1);
}
