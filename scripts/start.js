// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { endWithParent } from './launch/endWithParent.js';
import { hashBuildInputs, inputHashFile } from './launch/hashBuildInputs.js';
import { isPostDue } from './launch/isPostDue.js';
import { runBundle } from './launch/runBundle.js';
import { runNode } from './launch/runNode.js';

/**
 * `npm start`: builds the site if it is not built, its inputs have changed or a scheduled post is due, then serves
 * it.
 */
endWithParent();
if (process.env.PREVIEW_DRAFTS) {
  console.error(
    'PREVIEW_DRAFTS publishes drafts, so it is for previews only. Unset it: see deploy/previews.md.',
  );
  process.exit(1);
}
if (isBuilt() && isPostDue() && !hasBuildPackages()) {
  console.warn(
    'A scheduled post is due, but the packages for building the site are not installed: serving the site without it.',
  );
} else if (!isBuilt() || isPostDue()) {
  if (!hasBuildPackages()) {
    console.error(
      'The site is not built, or its inputs have changed since, and the packages for building it are not installed: ' +
        '"--omit=dev" and NODE_ENV=production leave them out. Run "npm ci --include=dev", or build elsewhere and ' +
        'copy out/ and dist/ here. "npm run serve" serves the existing build.',
    );
    process.exit(1);
  }
  const code = await runNode([path.join('scripts', 'build.js')]);
  if (code !== 0) process.exit(code);
}
await runBundle('server');

function isBuilt() {
  return (
    // The build writes the manifest last, and the server requires it (server/http/siteManifest.ts).
    existsSync(path.join('out', '_site-manifest.json')) &&
    existsSync(inputHashFile) &&
    readFileSync(inputHashFile, 'utf8') === hashBuildInputs()
  );
}

function hasBuildPackages() {
  try {
    createRequire(path.resolve('package.json')).resolve('tsx');
    return true;
  } catch {
    return false;
  }
}
