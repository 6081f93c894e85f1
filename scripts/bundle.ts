import { bundleServer } from './build/server/bundleServer';

/** `npm run build:server`: makes `dist/` anew, as `npm run build` does at its end. */
await bundleServer();
