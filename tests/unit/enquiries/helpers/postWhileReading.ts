import { createContactFields } from './enquiryFields';
import type { RunningApi } from './startApi';

/** Enough pages to prove that no page waits for the enquiry. More would only keep the machine busy. */
const MAX_PAGES = 200;

/**
 * Posts an enquiry. Until it is answered, requests pages one after another. Returns the status of
 * the enquiry and the number of pages served.
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
