import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { precompress } from './precompress';

const out = path.resolve('out');

const built = spawnSync('npx', ['next', 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

await precompress(out);
