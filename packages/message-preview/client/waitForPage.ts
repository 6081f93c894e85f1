/** Number of retries for a page that was not found, and the delay before each. */
const MAX_RETRIES = 5;
const RETRY_DELAY_MS = 400;

/** Reloads a page that was not found as soon as it exists. Next discovers a new article only when it is requested. */
export async function waitForPage(): Promise<void> {
  for (let retries = 0; retries < MAX_RETRIES; retries += 1) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    const { ok } = await fetch(location.href, { cache: 'no-store' });
    if (ok) return location.reload();
  }
}
