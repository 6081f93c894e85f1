import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a script of `lib/browser/scripts/`, as bundled by scripts/build/bundleCoreScripts.ts. */
export function readInlineScript(name: string): string {
  return readFileSync(path.join(process.cwd(), 'dist/core', `${name}.js`), 'utf8');
}
