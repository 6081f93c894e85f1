// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endWithParent } from './launch/endWithParent.js';
import { inputStamp, stampFile } from './launch/inputStamp.js';
import { isDue } from './launch/isDue.js';
import { runBundle } from './launch/runBundle.js';
import { runNode } from './launch/runNode.js';

/** `npm start`: builds the site where it is missing, older than what it is made from or than a post's day; serves it. */
endWithParent();
if (isBuilt() && isDue() && !hasPackagesOfTheBuild()) {
  console.warn(
    'A post has come due, and the packages that build the site are not installed: serving it without.',
  );
} else if (!isBuilt() || isDue()) {
  if (!hasPackagesOfTheBuild()) {
    console.error(
      'The site is not built, or was built from something else, and the packages that build it are not installed: ' +
        '"--omit=dev" and NODE_ENV=production leave them out. Run "npm ci --include=dev", or build elsewhere and ' +
        'copy out/ and dist/ here. "npm run serve" serves what there is.',
    );
    process.exit(1);
  }
  const stop = ['--import', './scripts/messages/check/validateFactsOrExit.ts'];
  const code = await runNode(['--import', 'tsx', ...stop, path.join('scripts', 'build.ts')]);
  if (code !== 0) process.exit(code);
}
await runBundle('server');

function isBuilt() {
  return (
    // The build writes it last: the server serves no site without it (server/http/siteManifest.ts).
    existsSync(path.join('out', '_site-manifest.json')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === inputStamp()
  );
}

function hasPackagesOfTheBuild() {
  try {
    createRequire(path.resolve('package.json')).resolve('tsx');
    return true;
  } catch {
    return false;
  }
}
