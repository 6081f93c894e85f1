import { execFileSync } from 'node:child_process';

/** Bundles `dist/` from the current code, so that no test runs against an outdated server. */
export default function bundle() {
  // `npm test` has just bundled `dist/`, and its parallel steps must not overwrite each other's files.
  if (process.env.IS_BUNDLED) return;
  const script =
    "import('./scripts/build/server/bundleServer.ts').then(({ bundleServer }) => bundleServer())";
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: 'inherit' });
}
