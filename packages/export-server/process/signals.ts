// Separate from `index.ts`, because `earlySignals.ts` changes how the process handles signals.
export { reloadOnSignal } from './reloadOnSignal';
export { stopOnSignals } from './stopOnSignals';
