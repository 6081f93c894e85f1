import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleForNode, serverEntries } from '@/scripts/build/server/bundleServer';
import { inlineContent } from '@/scripts/build/server/inlineContent';

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the server sets its signal handlers before it loads other code', async () => {
  await bundleForNode({ server: serverEntries.server }, folder, {
    plugins: [inlineContent],
  });
  const entry = readFileSync(path.join(folder, 'server.js'), 'utf8');
  const [, handlers = ''] = /^import "\.\/([^"]+)";/m.exec(entry) ?? [];
  expect(readFileSync(path.join(folder, handlers), 'utf8')).toContain('process.on("SIGHUP"');
  // Static imports are loaded before the program runs, so they must be small; other code is imported dynamically.
  const staticImports = [...entry.matchAll(/^import "\.\/([^"]+)";/gm)].map(([, name = '']) => name);
  const bytes = staticImports.map((name) => readFileSync(path.join(folder, name)).length);
  expect(Math.max(...bytes)).toBeLessThan(4000);
});
