import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photoFolder } from '@/lib/shared/pictures/photoUrl';
import { isOwnRequest } from './isOwnRequest';
import { serveAdmin } from './serveAdmin';
import { serveEnquiries } from './serveEnquiries';
import { servePhotos } from './servePhotos';

/**
 * Starts what answers `/admin/`, `/api/` and photographs in development, on this machine only: Next passes such requests
 * on (next.config.ts). Nothing of them is made before it is asked for. `origin` is where the pages are. Returns the port.
 */
export async function startHelper(origin: string): Promise<number> {
  const admin = serveAdmin();
  const enquiries = serveEnquiries(origin);
  const answererOf = (url: string) => {
    if (url.startsWith(photoFolder)) return servePhotos;
    return url.startsWith('/admin') ? admin : enquiries;
  };
  const listener: RequestListener = (request, response) => {
    // As it was before it was passed on: the host that pages come from, and no slash where Next adds one.
    request.headers.host = String(request.headers['x-forwarded-host'] ?? request.headers.host);
    request.url = request.url?.replace(/^(\/api\/[^?]*)\/(?=\?|$)/, '$1');
    if (!isOwnRequest(request)) return void response.writeHead(403).end();
    answererOf(request.url ?? '')(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
