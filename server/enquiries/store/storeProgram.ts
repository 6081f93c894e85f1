import { fileURLToPath } from 'node:url';

/** The script of the store process: a separate bundle beside the server's, built from `storeMain.ts`. */
export const storeProgram = fileURLToPath(new URL('storeMain.js', import.meta.url));
