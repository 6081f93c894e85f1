import { createRequire } from 'node:module';
import { bundleEarlyScripts } from './build/bundleEarlyScripts';
import { endWithParent } from './launch/endWithParent.js';
import { runNode } from './launch/runNode.js';
import { startPreviewServer } from './messages/preview/startPreviewServer';

/**
 * `npm run dev`: Next's development server, and beside it the preview, which tells open pages that a message file was
 * saved and what is wrong in it. Options are Next's own: `npm run dev -- --port 4000`.
 */
endWithParent();
await bundleEarlyScripts({ isDevelopment: true });
const port = await startPreviewServer();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const env = { ...process.env, NEXT_PUBLIC_PREVIEW_PORT: String(port) };
process.exit(await runNode([next, 'dev', ...process.argv.slice(2)], env));
