import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

/** Framer Motion's entry point without a component library. */
const ENTRY_POINT = 'framer-motion/dom/mini';

/** The only module that imports Framer Motion. */
const FADE_MODULE = 'components/lists/useFadeInEntries.ts';

test('only the lists import Framer Motion, by its mini entry point', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const uses = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](framer-motion[^'"]*)['"]/g)].map(([, entry]) => ({
      file,
      entry,
    })),
  );
  expect(uses).toEqual([{ file: FADE_MODULE, entry: ENTRY_POINT }]);
});

const validation = `export { parseEnquiry } from '@/lib/enquiry/schema';`;

// The validation includes the lengths of Vietnamese and Chinese telephone numbers, and the times, dates and rooms that
// people write before a number.
test.each<[string, number, BuildOptions]>([
  ['that fades entries of lists', 9_000, { entryPoints: [FADE_MODULE], external: ['react'] }],
  ['that validates enquiries', 10_600, { stdin: { contents: validation, resolveDir: process.cwd() } }],
])('the code %s is at most %i bytes gzipped', async (_, budget, entry) => {
  const { outputFiles } = await build({
    ...entry,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const gzippedBytes = gzipSync(outputFiles?.[0]?.contents ?? '').length;
  // An empty bundle would be smaller.
  expect(gzippedBytes).toBeGreaterThan(1_000);
  expect(gzippedBytes).toBeLessThanOrEqual(budget);
});
