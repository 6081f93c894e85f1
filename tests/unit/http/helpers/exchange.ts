import { connect } from 'node:net';

export type HttpResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends raw bytes to a port, and returns everything received until the connection closes. */
export function exchangeBytes(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', reject);
  });
}

type Options = { method?: string; headers?: string[]; body?: string };

/** Header that every request needs. */
export const HOST = 'Host: site.example';

/** Sends one request with its target and header lines unchanged, and returns the response. */
export async function exchange(
  port: number,
  target: string,
  { method = 'GET', headers = [HOST], body = '' }: Options = {},
): Promise<HttpResponse> {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', ...length];
  return parseResponse(await exchangeBytes(port, `${lines.join('\r\n')}\r\n\r\n${body}`));
}

/** Parses the bytes of a response; header names are in lower case. */
export function parseResponse(bytes: Buffer): HttpResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(end + 4),
  };
}
