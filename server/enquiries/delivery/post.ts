import http from 'node:http';
import https from 'node:https';
import { DeliveryError } from './DeliveryError';
import { isPrivateHost, lookupPublicIp, PRIVATE_IP_ERROR } from './lookupPublicIp';

/** How long the receiver may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/** Answers of 4xx that ask for another attempt (RFC 9110, section 15.5.9; RFC 6585, section 4). */
const PASSING = [408, 429];

export type HttpResponse = {
  status: number;
  /** How long it asks to wait, in milliseconds. */
  retryAfter: number | undefined;
  text: string;
};

type Post = {
  headers?: http.OutgoingHttpHeaders;
  body: string;
  /** Whether the receiver may be on this machine or in its network. */
  allowPrivate: boolean;
  /** How many bytes of the answer are read. */
  read: number;
};

/** Posts JSON. No redirect is followed, and no address of this network asked unless that is allowed. Throws `DeliveryError`. */
export function post(url: URL, { headers, body, allowPrivate, read }: Post): Promise<HttpResponse> {
  if (!allowPrivate && isPrivateHost(url)) throw new DeliveryError(PRIVATE_IP_ERROR);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new DeliveryError(error.name === 'AbortError' ? 'TIMEOUT' : (error.code ?? error.name)));
    const options = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(allowPrivate ? {} : { lookup: lookupPublicIp }),
    };
    const outgoing = request(url, options, (response) => {
      readText(response, read)
        .then((text) =>
          resolve({ status: response.statusCode ?? 0, retryAfter: getRetryAfter(response), text }),
        )
        .catch(fail)
        .finally(() => response.destroy());
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

/** The failure that a status stands for; undefined where it is 2xx. */
export function getStatusError({ status, retryAfter }: HttpResponse): DeliveryError | undefined {
  if (status >= 200 && status <= 299) return undefined;
  const isRefusal = status >= 400 && status <= 499 && !PASSING.includes(status);
  return new DeliveryError(`HTTP ${status}`, isRefusal, retryAfter);
}

async function readText(response: http.IncomingMessage, most: number): Promise<string> {
  if (most === 0) return '';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks).toString();
}

function getRetryAfter({ headers }: http.IncomingMessage): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : seconds * 1000;
}
