import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a script of `lib/browser/early/`, as scripts/build/bundleEarlyScripts.ts has bundled it. */
export function earlyScript(name: string): string {
  return readFileSync(path.join(process.cwd(), 'dist/early', `${name}.js`), 'utf8');
}
