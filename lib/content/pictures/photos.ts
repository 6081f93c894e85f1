import path from 'node:path';
import { memoize } from 'message-files/memoize';
import { findPhotoInfo, type PhotoInfo, type PhotoOptions, readPhotoInfo } from 'responsive-photos';

/** Options of `responsive-photos` for this site. */
export const photoOptions: PhotoOptions = {
  publicFolder: 'public',
  path: '/images/',
  cacheFolder: path.join('.next', 'cache', 'photos'),
};

/** Returns the info of a photograph; undefined if the file is missing or has not been inspected since its last change. */
export function getPhotoInfo(src: string): PhotoInfo | undefined {
  return findPhotoInfo(src, loadPhotoInfo(), photoOptions);
}

const loadPhotoInfo = memoize(() => readPhotoInfo(photoOptions));

/** Converts an image path used in messages to its file: `/images/a.jpg` becomes `public/images/a.jpg`. */
export function getPictureFile(src: string): string {
  return path.join(photoOptions.publicFolder, src);
}
