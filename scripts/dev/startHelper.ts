import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrawingListener } from 'brand';
import { createPhotoListener } from 'responsive-photos';
import { photoFolder } from 'responsive-photos/client';
import { getPalette } from '@/lib/content/appearance/brand';
import { photoOptions } from '@/lib/content/pictures/photos';
import { isOwnRequest } from './localHost';
import { serveAdmin } from './serveAdmin';
import { serveEnquiries } from './serveEnquiries';

/**
 * Starts the server for `/admin/`, `/api/` and photos in development, which only accepts local connections: Next
 * forwards these requests to it (next.config.ts). Everything is built on the first request. `origin` is the origin of
 * the pages. Returns the port.
 */
export async function startHelper(origin: string): Promise<number> {
  const admin = serveAdmin();
  const photos = createPhotoListener(photoOptions);
  const drawings = createDrawingListener('public', getPalette);
  const enquiries = serveEnquiries(origin);
  const getHandler = (url: string) => {
    if (url.startsWith(photoFolder)) return photos;
    if (url.startsWith('/images/')) return drawings;
    return url.startsWith('/admin') ? admin : enquiries;
  };
  const listener: RequestListener = (request, response) => {
    // Restore the original request: the host of the page, and no trailing slash, which Next adds.
    request.headers.host = String(request.headers['x-forwarded-host'] ?? request.headers.host);
    request.url = request.url?.replace(/^(\/api\/[^?]*)\/(?=\?|$)/, '$1');
    if (!isOwnRequest(request, { hostname: process.env.DEV_HOSTNAME }))
      return void response.writeHead(403).end();
    getHandler(request.url ?? '')(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
