import { contactFields } from './enquiryFields';
import type { RunningApi } from './startApi';

/** Enough pages to prove that none of them waits; more would only keep the machine busy. */
const MAX_PAGES = 200;

/** Posts an enquiry. Returns its status and the number of pages served in the meantime, one after another. */
export async function postWhileReading(api: RunningApi): Promise<{ status: number; pages: number }> {
  let isAnswered = false;
  const posting = api.post(contactFields()).then((response) => {
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
