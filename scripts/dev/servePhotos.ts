import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawPhoto } from '@/lib/content/pictures/drawPhoto';
import { photoFacts } from '@/lib/content/pictures/photoFacts';
import { readPhotoAddress } from '@/lib/shared/pictures/photoAddress';

/** As fast as it goes: an editor waits for it. */
const EFFORT = 0;

/**
 * Answers with the file of a photograph, drawn now: in development none has been written. 404 for one that is not below
 * `public/images/`, or not any more the one that the address means.
 */
export async function servePhotos({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const photo = readPhotoAddress(url);
  const facts = photo && photoFacts(`/images/${photo.name}`);
  if (!photo?.format || !facts || !('hash' in facts) || facts.hash !== photo.hash) {
    return void response.writeHead(404).end();
  }
  const bytes = await drawPhoto(photo, EFFORT);
  response.writeHead(200, { 'Content-Type': `image/${photo.format}` }).end(bytes);
}
