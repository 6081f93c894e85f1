import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('out/index.html')) {
  const built = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
await import('../server/main');
