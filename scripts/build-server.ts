import { bundleServer } from './build/server/bundleServer';

/** `npm run build:server`: rebuilds `dist/`, like the last step of `npm run build`. */
await bundleServer();
