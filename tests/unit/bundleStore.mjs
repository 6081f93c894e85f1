import { build } from 'esbuild';

/** Bundled program of the store's process, used by tests/unit/enquiries/helpers/startProcessApi.ts. */
const outfile = 'test-results/storeMain.cjs';

/** Bundles the store's program once for all tests, so that each store starts as fast as in production. */
export default async function bundleStore() {
  await build({
    entryPoints: ['server/storeMain.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // Native code, which cannot be bundled.
    external: ['libsql'],
  });
}
