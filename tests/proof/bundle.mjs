import { execFileSync } from 'node:child_process';

/** Makes `dist/` from the code as it is now, so that no proof is one of an older server. */
export default function bundle() {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bundle.ts'], { stdio: 'inherit' });
}
