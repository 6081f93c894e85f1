import { setTimeout as wait } from 'node:timers/promises';
import { SubmissionError } from './SearchEngine';

/** Ten times as long as a slow answer usually takes. */
const TIMEOUT_MS = 30_000;

const DEFAULT_RETRY_DELAYS_MS = [2_000, 10_000];

/** A longer `Retry-After` ends the attempts: the operator runs the command again later. */
const MAX_RETRY_AFTER_SECONDS = 60;

type PostRequest = {
  url: string;
  contentType: string;
  body: string;
  retryDelaysMs?: readonly number[] | undefined;
};

/**
 * Sends a POST request, and follows no redirect: `fetch` would send a GET request instead. If the network fails, or the service is overloaded (429) or broken (5xx), tries again. Returns
 * the last response. Throws `SubmissionError` without a response; the message does not contain the URL, whose query may
 * be a token.
 */
export async function postWithRetries(request: PostRequest): Promise<Response> {
  const { url, contentType, body, retryDelaysMs = DEFAULT_RETRY_DELAYS_MS } = request;
  const send = () =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(toError);
  let response = await send();
  for (const delayMs of retryDelaysMs) {
    if (response instanceof Response) {
      if (response.status !== 429 && response.status < 500) return response;
      const seconds = Number(response.headers.get('Retry-After') ?? 0);
      if (!(seconds <= MAX_RETRY_AFTER_SECONDS)) return response;
      await wait(Math.max(delayMs, seconds * 1000));
    } else {
      await wait(delayMs);
    }
    response = await send();
  }
  if (response instanceof Response) return response;
  throw new SubmissionError(`${new URL(url).host} cannot be reached: ${response.message}. Try again later.`);
}

/** Returns the cause that `fetch` hides, such as ECONNREFUSED. */
function toError(error: Error): Error {
  return (error.cause as Error | undefined) ?? error;
}
