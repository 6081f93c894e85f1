import { ISLAND_HYDRATED, ISLAND_MODULES } from './protocol';

/** Selects islands that are not hydrated yet. Not in `protocol.ts`, because a bundler keeps it in every script that imports the file. */
export const PENDING_ISLAND = `[${ISLAND_MODULES}]:not([${ISLAND_HYDRATED}])`;
