import { withTimeout as withServerTimeout } from '@/server/enquiries/withTimeout';

/** Rejects if a promise does not settle in time. `what` describes it in the error. */
export function withTimeout<T>(promise: Promise<T>, what: string, ms = 60_000): Promise<T> {
  return withServerTimeout(promise, ms, () => new Error(`Timed out after ${ms} ms: ${what}`));
}
