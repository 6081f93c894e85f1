import { readdirSync } from 'node:fs';
import type { Figures } from './Figures';
import { runBuild } from './runBuild';

/** What building the site from nothing costs. */
export async function measureBuild(): Promise<Figures[string]> {
  const { seconds } = await runBuild('.');
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;
  return { 'npm run build': { seconds, pages, 'pages per second': pages / seconds } };
}
