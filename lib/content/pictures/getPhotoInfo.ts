import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoizePerRequest } from '../messages/memoizePerRequest';

/** What the site has to know of a photograph, or why it cannot show it. */
export type PhotoInfo = { hash: string; width: number; height: number } | PhotoProblem;

/** What is wrong with a file, as two sentences: what it is, and what to do. */
export type PhotoProblem = { problem: string; remedy: string };

/** Facts with the file's size and time of change, by which they are known to be of this very file. */
export type CachedPhotoInfo = PhotoInfo & { bytes: number; modified: number };

/** Kept between builds; a build without it looks at every photograph anew. */
export const photoCache = path.join('.next', 'cache', 'photos');

/** Where `inspectPhotos` writes what it has found, by the path that messages name a photograph by. */
export const photoInfoFile = path.join(photoCache, 'facts.json');

const PHOTO = /^\/images\/.+\.(?:jpe?g|png|webp|avif)$/i;

/** Whether a path such as `/images/team/wang-fang.JPG` is that of a photograph: not a drawing, and of a kind that can be shown. */
export function isPhoto(src: string): boolean {
  return PHOTO.test(src);
}

/** What is known of a photograph by its path; undefined where there is none, or where nobody has looked at it as it is now. */
export function getPhotoInfo(src: string): PhotoInfo | undefined {
  const stats = statSync(getPictureFile(src), { throwIfNoEntry: false });
  const noted = notedFacts()[src];
  return noted && stats && isCurrent(noted, stats) ? noted : undefined;
}

const notedFacts = memoizePerRequest(readCachedPhotoInfo);

/** Whether facts were noted of a file as it is now. */
export function isCurrent(
  noted: CachedPhotoInfo,
  { size, mtimeMs }: { size: number; mtimeMs: number },
): boolean {
  return noted.bytes === size && noted.modified === mtimeMs;
}

/** What was noted when photographs were looked at last. */
export function readCachedPhotoInfo(): Record<string, CachedPhotoInfo> {
  try {
    return JSON.parse(readFileSync(photoInfoFile, 'utf8'));
  } catch {
    return {};
  }
}

/** The file of a picture by the path that messages name it by: `/images/a.jpg` is `public/images/a.jpg`. */
export function getPictureFile(src: string): string {
  return path.join('public', src);
}

/**
 * How a photograph is opened: turned upright as its camera noted; one that ends too soon is an error; and none of more
 * pixels than a camera takes, which a small file can claim to have so as to fill the memory.
 */
export const photoInput = { autoOrient: true, failOn: 'error', limitInputPixels: 220_000_000 } as const;
