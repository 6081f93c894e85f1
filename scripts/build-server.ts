import { bundleServer } from './build/server/bundleServer';

/** Rebuilds `dist/`, like the last step of `npm run build`. */
await bundleServer();
