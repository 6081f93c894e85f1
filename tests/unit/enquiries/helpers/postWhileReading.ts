import { createContactFields } from './enquiryFields';
import type { RunningApi } from './startApi';

/** More pages than are answered if each waits for the enquiry; few enough for a busy machine. */
export const MIN_PAGES = 5;

/** Enough pages to prove that no page waits for the enquiry. More would only keep the machine busy. */
const MAX_PAGES = 200;

/**
 * Posts an enquiry. Until the enquiry is answered, repeatedly requests `/healthz`, which does not use the store, like a
 * page. Returns the status of the enquiry, and the number of these requests as `pages`.
 */
export async function postWhileReading(api: RunningApi): Promise<{ status: number; pages: number }> {
  let isAnswered = false;
  const posting = api.post(createContactFields()).then((response) => {
    isAnswered = true;
    return response.status;
  });
  let pages = 0;
  while (!isAnswered && pages < MAX_PAGES) {
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    pages += 1;
  }
  return { status: await posting, pages };
}
