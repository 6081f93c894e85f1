/** Number of requests for a page that was not found, and the delay before each request. */
const MAX_ATTEMPTS = 5;
const ATTEMPT_DELAY_MS = 400;

/** Reloads a page that was not found as soon as it exists. Next discovers a new article only when it is requested. */
export async function waitForPage(): Promise<void> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_DELAY_MS));
    const { ok } = await fetch(location.href, { cache: 'no-store' });
    if (ok) return location.reload();
  }
}
