import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

/** Builds the site from nothing. Throws what the build printed where it fails. */
export function measureBuild(): Record<string, Record<string, number>> {
  for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  const seconds = (performance.now() - start) / 1000;
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;
  return { 'npm run build': { seconds, pages, 'pages per second': pages / seconds } };
}
