import type { RunningApi } from './startApi';

/** Requests `/readyz`. Returns the fields of the response body, and the HTTP status as `code`. */
export async function getReadiness(api: RunningApi): Promise<Record<string, unknown>> {
  const response = await fetch(`${api.url}/readyz`);
  return { code: response.status, ...((await response.json()) as object) };
}
