import { contactFields } from './leadFields';
import type { RunningApi } from './startApi';

/** Whether pages wait shows in the first of them; asking on until the store is given up would only keep the machine busy. */
const ENOUGH = 200;

/** Posts a lead and returns the status, and how many pages were answered one after the other meanwhile. */
export async function postWhileReading(api: RunningApi): Promise<{ status: number; pages: number }> {
  let isAnswered = false;
  const posting = api.post(contactFields()).then((response) => {
    isAnswered = true;
    return response.status;
  });
  let pages = 0;
  while (!isAnswered && pages < ENOUGH) {
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    pages += 1;
  }
  return { status: await posting, pages };
}
