import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { startPreviewServer } from '../preview/startPreviewServer';

/**
 * `npm run dev`: Next's development server, and beside it the preview, which tells open pages that a message file was
 * saved and what is wrong in it. Options are Next's own: `npm run dev -- --port 4000`.
 */
const port = await startPreviewServer();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const server = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_PUBLIC_PREVIEW_PORT: String(port) },
});
server.on('exit', (code) => process.exit(code ?? 1));

// Next ends its own processes, and this one ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
