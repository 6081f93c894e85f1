import type { RunningApi } from './startApi';

/** Requests `/readyz` of the monitoring port. Returns the fields of the response body, and the HTTP status as `code`. */
export async function getReadiness(api: RunningApi): Promise<Record<string, unknown>> {
  const response = await api.monitoring.request('/readyz');
  return { code: response.status, ...((await response.json()) as object) };
}
