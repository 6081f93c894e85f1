import { build } from 'esbuild';

/** Bundled program of the store's thread, used by tests/unit/enquiries/helpers/startThreadApi.ts. */
const outfile = 'test-results/storeThread.cjs';

/** Bundles the store's program once for all tests, so that each store starts as fast as in production. */
export default async function bundleStore() {
  await build({
    entryPoints: ['server/storeThread.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // Native code, which cannot be bundled.
    external: ['libsql'],
  });
}
