import { build } from 'esbuild';

/** Where the program of the store's process is while the unit tests run; tests/unit/storeProgram.ts names it. */
const outfile = 'test-results/storeMain.cjs';

/** Bundles the store's program once, as the build does: each of the tests' many stores starts as quickly as the server's. */
export default async function bundleStore() {
  await build({
    entryPoints: ['server/enquiries/store/storeMain.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // Native code, which no bundle can hold.
    external: ['libsql'],
  });
}
