import { ISLAND_HYDRATED, ISLAND_MODULES } from './protocol';

/** Selects islands that are not hydrated yet. Not in `protocol.ts`, so that only scripts that use it contain it. */
export const PENDING_ISLAND = `[${ISLAND_MODULES}]:not([${ISLAND_HYDRATED}])`;
