import { ISLAND_HYDRATED, ISLAND_MODULES } from './attributes';

/** Selects islands that are not hydrated yet. */
export const PENDING_ISLAND = `[${ISLAND_MODULES}]:not([${ISLAND_HYDRATED}])`;
