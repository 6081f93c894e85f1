import { existsSync } from 'node:fs';
import { formatPhotoUrl } from '@/lib/browser/photos';
import { getPhotoInfo, getPictureFile, isPhoto, PICTURE_PATH } from './photos';

const INVALID = 'The picture cannot be published. Run npm run check:messages, which explains the problem.';
const CHANGED = 'The file was added or changed after the build had inspected the pictures. Build again.';

/**
 * Returns the published URL of an image used in messages. Drawings keep their path; photographs get a URL from which
 * `getPhotoSources` derives the URLs of their sizes. If a photograph cannot be published, a build throws; development
 * shows the original file, and `check:messages` reports the problem.
 */
export function getPublishedPictureUrl(src: string): string {
  if (!isPhoto(src)) return src;
  const info = getPhotoInfo(src);
  if (info && 'hash' in info) {
    const { hash, width, height } = info;
    return formatPhotoUrl({ name: src.slice(PICTURE_PATH.length), hash, width, height });
  }
  if (process.env.NODE_ENV !== 'production') return src;
  const file = getPictureFile(src);
  throw new Error(`${file}: ${info ? INVALID : existsSync(file) ? CHANGED : 'The file is missing.'}`);
}

/** Replaces the images (`image`, `avatar`) of an entry or front matter with their published URLs. */
export function resolvePictures<T extends object>(entry: T): T {
  const pictures = Object.entries(entry).filter(([field]) => field === 'image' || field === 'avatar');
  return {
    ...entry,
    ...Object.fromEntries(pictures.map(([field, src]) => [field, getPublishedPictureUrl(src)])),
  };
}
