import { withTimeout as inTime } from '@/server/enquiries/withTimeout';

/** Fails a wait that would otherwise hang the test: rejects with what was waited for. */
export function withTimeout<T>(promise: Promise<T>, what: string, ms = 60_000): Promise<T> {
  return inTime(promise, ms, () => new Error(`Waited ${ms} ms in vain for ${what}`));
}
