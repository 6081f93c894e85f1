import http from 'node:http';
import https from 'node:https';
import { DeliveryError } from './DeliveryError';
import { isPrivateHost, lookupPublicIp, PRIVATE_IP_ERROR } from './lookupPublicIp';

/** Time limit for the receiver's response. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** 4xx statuses that allow a retry (RFC 9110, section 15.5.9; RFC 6585, section 4). */
const RETRYABLE_STATUSES = [408, 429];

export type HttpResponse = {
  status: number;
  /** The wait that the receiver requested. */
  retryAfterMs: number | undefined;
  text: string;
};

type PostOptions = {
  headers?: http.OutgoingHttpHeaders;
  body: string;
  /** True if the receiver may be on this machine or in its private network. */
  allowPrivate: boolean;
  /** Maximum number of bytes to read from the response. */
  maxResponseBytes: number;
};

/**
 * Posts JSON. Does not follow redirects, and does not connect to private IP addresses unless `allowPrivate` is true.
 * Throws `DeliveryError`.
 */
export function post(
  url: URL,
  { headers, body, allowPrivate, maxResponseBytes }: PostOptions,
): Promise<HttpResponse> {
  if (!allowPrivate && isPrivateHost(url)) throw new DeliveryError(PRIVATE_IP_ERROR);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new DeliveryError(error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.name)));
    const options = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      ...(allowPrivate ? {} : { lookup: lookupPublicIp }),
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
  const isPermanent = status >= 400 && status <= 499 && !RETRYABLE_STATUSES.includes(status);
  return new DeliveryError(`HTTP ${status}`, isPermanent, retryAfterMs);
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
