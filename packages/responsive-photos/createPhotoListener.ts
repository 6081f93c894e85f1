import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsePhotoUrl } from './client/photoUrl';
import type { PhotoOptions } from './PhotoOptions';
import { findPhotoInfo, readPhotoInfo } from './photoInfo';
import { renderPhoto } from './renderPhoto';

/** Lowest compression effort, because an editor is waiting. */
const COMPRESSION_EFFORT = 0;

/**
 * Creates a request listener for development that renders photographs on demand. Responds with 404 if the original is
 * missing or has changed since the URL was created.
 */
export function createPhotoListener(options: PhotoOptions) {
  return async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const photo = parsePhotoUrl(url);
    const info = photo && findPhotoInfo(options.path + photo.name, readPhotoInfo(options), options);
    if (!photo?.format || !info || !('hash' in info) || info.hash !== photo.hash) {
      return void response.writeHead(404).end();
    }
    const bytes = await renderPhoto(photo, COMPRESSION_EFFORT, options);
    response.writeHead(200, { 'Content-Type': `image/${photo.format}` }).end(bytes);
  };
}
