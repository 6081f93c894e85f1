import type { IncomingMessage, ServerResponse } from 'node:http';
import { getPhotoInfo } from '@/lib/content/pictures/getPhotoInfo';
import { renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { parsePhotoUrl } from '@/lib/shared/pictures/photoUrl';

/** Lowest compression effort, because an editor is waiting. */
const ENCODER_EFFORT = 0;

/**
 * Renders the requested photo, since in development there are no prebuilt ones. Responds with 404 if the photo is not
 * in `public/images/` or has changed since the URL was created.
 */
export async function servePhotos({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const photo = parsePhotoUrl(url);
  const info = photo && getPhotoInfo(`/images/${photo.name}`);
  if (!photo?.format || !info || !('hash' in info) || info.hash !== photo.hash) {
    return void response.writeHead(404).end();
  }
  const bytes = await renderPhoto(photo, ENCODER_EFFORT);
  response.writeHead(200, { 'Content-Type': `image/${photo.format}` }).end(bytes);
}
