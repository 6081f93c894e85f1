import type { IncomingMessage, ServerResponse } from 'node:http';
import { getPhotoInfo } from '@/lib/content/pictures/getPhotoInfo';
import { renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { parsePhotoUrl } from '@/lib/shared/pictures/photoUrl';

/** As fast as it goes: an editor waits for it. */
const EFFORT = 0;

/**
 * Answers with the file of a photograph, drawn now: in development none has been written. 404 for one that is not below
 * `public/images/`, or not any more the one that the address means.
 */
export async function servePhotos({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const photo = parsePhotoUrl(url);
  const facts = photo && getPhotoInfo(`/images/${photo.name}`);
  if (!photo?.format || !facts || !('hash' in facts) || facts.hash !== photo.hash) {
    return void response.writeHead(404).end();
  }
  const bytes = await renderPhoto(photo, EFFORT);
  response.writeHead(200, { 'Content-Type': `image/${photo.format}` }).end(bytes);
}
