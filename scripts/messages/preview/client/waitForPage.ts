/** How often, and how many milliseconds apart, a page that was not found is asked for again. */
const TRIES = 5;
const PAUSE = 400;

/** Loads a page that was not found once it is there: Next learns of a new article by being asked for it, not before. */
export async function waitForPage(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const { ok } = await fetch(location.href, { cache: 'no-store' });
    if (ok) return location.reload();
  }
}
