/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const BUDGET = 9_000;

/** Framer Motion's entry point that brings no component library along. */
const SMALL = 'framer-motion/dom/mini';

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

test('only the small entry point of Framer Motion is used, and only where motion is', () => {
  const uses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](framer-motion[^'"]*)['"]/g)].map(([, entry]) => ({
      file,
      entry,
    })),
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const { file, entry } of uses) {
    expect(entry).toBe(SMALL);
    expect(file).toMatch(/^components\/motion\//);
  }
});

test('all motion together weighs at most 9 kB of gzip', async () => {
  const motion = sources.filter((file) => file.startsWith('components/motion/'));
  const { outputFiles } = await build({
    stdin: { contents: motion.map((file) => `export * from './${file}';`).join('\n'), resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react/*', 'next/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const weight = gzipSync(outputFiles[0]?.contents ?? '').length;
  expect(weight).toBeGreaterThan(1_000);
  expect(weight).toBeLessThanOrEqual(BUDGET);
});
