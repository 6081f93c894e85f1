import path from 'node:path';
import { StoreThread } from '@/server/enquiries/store/StoreThread';
import { startApi } from './startApi';

/** The program of the store's thread, bundled by `tests/unit/bundleStore.mjs`. */
const program = path.join(__dirname, '../../../../test-results/storeThread.cjs');

/** Starts a server like `startApi`, with its store in a worker thread. */
export function startThreadApi(env: Record<string, string> = {}, store: 'open' | 'unreachable' = 'open') {
  return startApi(env, store, { openStore: (config, log) => new StoreThread(program, config, log) });
}
