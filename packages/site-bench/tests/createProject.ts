import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A build that writes a page for each file in `posts`, a compressed copy, and a list of fixed size. */
const BUILD = `
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
mkdirSync('out/posts', { recursive: true });
writeFileSync('out/index.html', '<ul></ul>'.repeat(100));
for (const post of readdirSync('posts')) {
  writeFileSync('out/posts/' + post + '.html', 'x'.repeat(1000));
  writeFileSync('out/posts/' + post + '.html.gz', 'x');
}
console.log('Compiled in 0.001 s');
`;

/** Build options of the project. */
export const build = { name: 'build', command: ['build.mjs'], generated: ['out'], out: 'out' };

/** Creates a project in a temporary folder, and returns the path of the folder. */
export function createProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  mkdirSync(path.join(folder, 'posts'));
  writeFileSync(path.join(folder, 'build.mjs'), BUILD);
  return folder;
}

/** Writes posts to a project. */
export function writePosts(folder: string, count: number): void {
  for (let post = 1; post <= count; post += 1) writeFileSync(path.join(folder, 'posts', String(post)), '');
}
