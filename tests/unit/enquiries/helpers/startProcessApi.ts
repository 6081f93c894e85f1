import path from 'node:path';
import { startStoreProcess } from 'enquiries';
import { startApi } from './startApi';

/** The program of the store process, bundled by `tests/unit/bundleStore.mjs`. */
const program = path.join(__dirname, '../../../../test-results/storeMain.cjs');

/** Starts a server like `startApi`, with its store in a separate process. */
export function startProcessApi(env: Record<string, string> = {}, store: 'open' | 'unreachable' = 'open') {
  return startApi(env, store, { openStore: (config, log) => startStoreProcess(program, config, log) });
}
