import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { parsePhotoUrl, photoFolder } from '@/lib/browser/photos';
import { getPhotoInfo, PICTURE_PATH } from '@/lib/content/pictures/photos';
import { renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { isOwnRequest } from './localHost';
import { serveAdmin } from './serveAdmin';
import { serveDrawings } from './serveDrawings';

/**
 * Starts the server for `/admin/`, `/api/` and photos in development, which only accepts local connections: Next
 * forwards these requests to it (next.config.ts). Everything is built on the first request. `origin` is the origin of
 * the pages.
 */
export async function startHelper(origin: string): Promise<Server> {
  const admin = serveAdmin();
  let enquiries: Promise<RequestListener> | undefined;
  const serveEnquiries = async (request: IncomingMessage, response: ServerResponse) => {
    enquiries ??= import('./startEnquiries').then(({ startEnquiries }) => startEnquiries(origin));
    (await enquiries)(request, response);
  };
  const getHandler = (url: string) => {
    if (url.startsWith(photoFolder)) return servePhotos;
    if (url.startsWith('/images/')) return serveDrawings;
    return url.startsWith('/admin') ? admin : serveEnquiries;
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
  // Next keeps connections open; one that this server closed meanwhile would be a response with 500.
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Renders a photograph; 404 if the original is missing or has changed since the URL was created. */
async function servePhotos({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const photo = parsePhotoUrl(url);
  const info = photo && getPhotoInfo(PICTURE_PATH + photo.name);
  if (!photo?.format || !info || !('hash' in info) || info.hash !== photo.hash) {
    return void response.writeHead(404).end();
  }
  // The lowest compression effort, because an editor is waiting.
  const bytes = await renderPhoto(photo, 0);
  response.writeHead(200, { 'Content-Type': `image/${photo.format}` }).end(bytes);
}
