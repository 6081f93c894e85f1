// @ts-check
import { fileURLToPath } from 'node:url';
import { runNode } from './launch/runNode.js';

/** `npm run build`: runs `next build`, which the adapter completes (scripts/build/adapter.js). */
const next = fileURLToPath(import.meta.resolve('next/dist/bin/next'));
process.exitCode = await runNode([next, 'build'], { ...process.env, NODE_ENV: 'production' });
