import { getPhotoUrl, isPhoto } from 'responsive-photos';
import { getPhotoInfo, getPictureFile, photoOptions } from './photos';

/**
 * Returns the published URL of an image used in messages. Drawings keep their path; photographs get a URL from which
 * `getPhotoSources` derives the URLs of their sizes. If a photograph cannot be published, a build throws; development
 * shows the original file, and `check:messages` reports the problem.
 */
export function getPublishedPictureUrl(src: string): string {
  if (!isPhoto(src, photoOptions)) return src;
  const info = getPhotoInfo(src);
  if (info && 'hash' in info) return getPhotoUrl(src, info, photoOptions);
  if (process.env.NODE_ENV !== 'production') return src;
  throw new Error(
    `${getPictureFile(src)}: ${info?.problem ?? 'The file is missing or has changed. Run npm run check:messages, then build again.'}`,
  );
}

/** Replaces the images (`image`, `avatar`) of an entry or front matter with their published URLs. */
export function resolvePictures<T extends object>(entry: T): T {
  const pictures = Object.entries(entry).filter(([field]) => field === 'image' || field === 'avatar');
  return {
    ...entry,
    ...Object.fromEntries(pictures.map(([field, src]) => [field, getPublishedPictureUrl(src)])),
  };
}
