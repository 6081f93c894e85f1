import type { RunningApi } from './startApi';

/** Returns the body and the status (`code`) of `/readyz`. */
export async function getReadiness(api: RunningApi): Promise<Record<string, unknown>> {
  const response = await fetch(`${api.url}/readyz`);
  return { code: response.status, ...((await response.json()) as object) };
}
