import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a script of `lib/browser/core/`, as scripts/build/bundleCoreScripts.ts has bundled it. */
export function readInlineScript(name: string): string {
  return readFileSync(path.join(process.cwd(), 'dist/early', `${name}.js`), 'utf8');
}
