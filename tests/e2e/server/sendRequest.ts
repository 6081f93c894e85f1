import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a path exactly as written, without normalization, redirects or decompression. */
export function sendRequest(
  origin = '',
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
