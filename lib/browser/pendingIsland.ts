import { ISLAND_HYDRATED, ISLAND_MODULES } from './protocol';

/** Selects the islands that no component has taken over yet. Apart from the names, so that only scripts that need it hold it. */
export const PENDING_ISLAND = `[${ISLAND_MODULES}]:not([${ISLAND_HYDRATED}])`;
