import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { finishPages } from './export/finishPages';
import { precompress } from './export/precompress';
import { writeSitemap } from './export/writeSitemap';

const out = path.resolve('out');

await rm(out, { recursive: true, force: true });
const built = spawnSync('npx', ['next', 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

// The one switch of the deferred framework: without it the pages load everything at once, as the framework wrote them.
if (process.env.DEFER_FRAMEWORK !== '0') await finishPages(out);
await writeSitemap(out);
await precompress(out);
