import { execFileSync } from 'node:child_process';

/** Makes `dist/` from the code as it is now, so that no proof is one of an older server. */
export default function bundle() {
  // `npm test` has just made it, and what it runs side by side must not take it from each other.
  if (process.env.IS_BUNDLED) return;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bundle.ts'], { stdio: 'inherit' });
}
