import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Budget for the validation of enquiries, which the browser loads when a visitor uses a form. It includes the lengths of
 * Vietnamese and Chinese telephone numbers, and the times, dates and rooms that people write before a number.
 */
const BUDGET_BYTES = 10_500;

test('the validation code is at most 10.5 kB gzipped', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `export { parseEnquiry } from '@/lib/enquiry/schema';`, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const gzippedBytes = gzipSync(outputFiles[0]?.contents ?? '').length;
  // An empty bundle would be smaller.
  expect(gzippedBytes).toBeGreaterThan(1_000);
  expect(gzippedBytes).toBeLessThanOrEqual(BUDGET_BYTES);
});
