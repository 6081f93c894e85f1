import type { RunningApi } from './startApi';

/** What `/readyz` of a server says, with the status it says it by. */
export async function readiness(api: RunningApi): Promise<Record<string, unknown>> {
  const response = await fetch(`${api.url}/readyz`);
  return { code: response.status, ...((await response.json()) as object) };
}
