import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Budget for the code that fades entries of lists. */
const BUDGET_BYTES = 9_000;

/** Framer Motion's entry point without a component library. */
const ENTRY_POINT = 'framer-motion/dom/mini';

/** The only module that imports Framer Motion. */
const FADE_MODULE = 'lib/browser/fade.ts';

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

test('only fade.ts imports Framer Motion, by its mini entry point', () => {
  const uses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](framer-motion[^'"]*)['"]/g)].map(([, entry]) => ({
      file,
      entry,
    })),
  );
  expect(uses).toEqual([{ file: FADE_MODULE, entry: ENTRY_POINT }]);
});

test('the motion code is at most 9 kB gzipped', async () => {
  const { outputFiles } = await build({
    entryPoints: [FADE_MODULE],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const gzippedBytes = gzipSync(outputFiles[0]?.contents ?? '').length;
  // An empty bundle would be smaller.
  expect(gzippedBytes).toBeGreaterThan(1_000);
  expect(gzippedBytes).toBeLessThanOrEqual(BUDGET_BYTES);
});
