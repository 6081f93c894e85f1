import './http/signals';

import { isMainThread } from 'node:worker_threads';

// `main.ts` is loaded after the signal handlers are set, because parsing its imports takes longer than starting
// Node.js: without the handlers, SIGHUP ends the process.
await (isMainThread ? import('./main') : import('./storeThread'));
