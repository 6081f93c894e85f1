// @ts-check
import { findNext } from './launch/findNext.js';
import { runNode } from './launch/runNode.js';

/** `npm run build`: runs `next build`, which the adapter completes (scripts/build/adapter.js). */
process.exitCode = await runNode([findNext(), 'build'], { ...process.env, NODE_ENV: 'production' });
