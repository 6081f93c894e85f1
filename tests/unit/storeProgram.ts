import path from 'node:path';

/** The program that `bundleStore.mjs` makes. */
export const storeProgram = path.resolve('test-results/storeMain.mjs');
