import { DatabaseConnection, type Store } from '@/server/enquiries/store/Database';

/** Longest time that a call waits for a lock or a server: as long as in the store's thread. */
const LOCK_TIMEOUT_MS = 4500;

/** Opens the store without its thread. Tests with a locked or crashed store are in `tests/unit/enquiries/process`. */
export function openInProcess(url: string, mayCreate: boolean): Store {
  return new DatabaseConnection(url, { timeoutMs: LOCK_TIMEOUT_MS, mayCreate });
}
