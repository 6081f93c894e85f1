import path from 'node:path';

/** The program that `bundleStore.mjs` makes. */
export const storeProgram = path.join(__dirname, '../../test-results/storeMain.cjs');
