import { fileURLToPath } from 'node:url';

/** The program of the store's process: a bundle of its own beside the server's, made of `storeMain.ts`. */
export const storeProgram = fileURLToPath(new URL('storeMain.js', import.meta.url));
