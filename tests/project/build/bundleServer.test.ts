import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleForNode, serverEntries } from '@/scripts/build/server/bundleServer';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const folder = createTemporaryFolder();
beforeAll(() => bundleForNode({ server: serverEntries.server }, folder));

test('the server sets its signal handlers before it loads other code', () => {
  const entry = readFileSync(path.join(folder, 'server.js'), 'utf8');
  const [, handlers = ''] = /^import "\.\/([^"]+)";/m.exec(entry) ?? [];
  expect(readFileSync(path.join(folder, handlers), 'utf8')).toContain('process.on("SIGHUP"');
  // Static imports are loaded before the program runs, so they must be small; other code is imported dynamically.
  const staticImports = [...entry.matchAll(/^import "\.\/([^"]+)";/gm)].map(([, name = '']) => name);
  const bytes = staticImports.map((name) => readFileSync(path.join(folder, name)).length);
  expect(Math.max(...bytes)).toBeLessThan(4500);
});

test('the server contains the error messages of Zod in one language only', () => {
  const code = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  // The bundler precedes each module with its path.
  const modules = code.join('\n').matchAll(/^\/\/ node_modules\/zod\/v4\/locales\/(.+)$/gm);
  expect([...modules].map(([, name]) => name)).toEqual(['en.js']);
});
