import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OwnScript } from 'static-islands/react';

/** A script of `lib/browser/scripts/`, bundled by scripts/build/bundleCoreScripts.ts. Inlined to run before the first paint. */
export function InlineScript({ name }: { name: 'headScript' | 'localeRedirectScript' | 'notFoundScript' }) {
  return <OwnScript code={readFileSync(path.join(process.cwd(), 'dist/core', `${name}.js`), 'utf8')} />;
}
