import http from 'node:http';
import https from 'node:https';
import { DeliveryError } from './DeliveryError';

/** Time limit for the receiver's response. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Statuses that reject the content of a request. Any other failure, such as a wrong URL (404) or secret (401, 403), can be
 * fixed by the operator.
 */
const CONTENT_STATUSES = [400, 413, 422];

export type HttpResponse = {
  status: number;
  /** The wait that the receiver requested. */
  retryAfterMs: number | undefined;
  text: string;
};

type PostOptions = {
  headers?: http.OutgoingHttpHeaders;
  body: string;
  /** Maximum number of bytes to read from the response. */
  maxResponseBytes: number;
};

/** Posts JSON. Does not follow redirects. Throws `DeliveryError`. */
export function post(url: URL, { headers, body, maxResponseBytes }: PostOptions): Promise<HttpResponse> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new DeliveryError(error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.name)));
    const options = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    };
    const outgoingRequest = request(url, options, (response) => {
      readText(response, maxResponseBytes)
        .then((text) =>
          resolve({ status: response.statusCode ?? 0, retryAfterMs: getRetryAfterMs(response), text }),
        )
        .catch(fail)
        .finally(() => response.destroy());
    });
    outgoingRequest.on('error', fail);
    outgoingRequest.end(body);
  });
}

/** Returns the error for a status; undefined for 2xx. */
export function getStatusError({ status, retryAfterMs }: HttpResponse): DeliveryError | undefined {
  if (status >= 200 && status <= 299) return undefined;
  return new DeliveryError(`HTTP ${status}`, CONTENT_STATUSES.includes(status), retryAfterMs);
}

async function readText(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  if (maxBytes === 0) return '';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).toString();
}

function getRetryAfterMs({ headers }: http.IncomingMessage): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : seconds * 1000;
}
