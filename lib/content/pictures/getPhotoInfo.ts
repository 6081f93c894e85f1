import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../messages/memoize';

/** The hash and size of a photograph, or the reason why it cannot be published. */
export type PhotoInfo = { hash: string; width: number; height: number } | PhotoProblem;

/** A problem with an image file and its remedy, each as a sentence. */
export type PhotoProblem = { problem: string; remedy: string };

/** Photo info with the file size and modification time, which identify the inspected version of the file. */
export type CachedPhotoInfo = PhotoInfo & { bytes: number; modifiedMs: number };

/** Cache folder, kept between builds. Without it, a build inspects every photograph. */
export const photoCacheFolder = path.join('.next', 'cache', 'photos');

/** The file where `inspectPhotos` stores its results, keyed by the path used in messages. */
export const photoInfoFile = path.join(photoCacheFolder, 'facts.json');

const PHOTO = /^\/images\/.+\.(?:jpe?g|png|webp|avif)$/i;

/** True if a path such as `/images/team/wang-fang.JPG` is a photograph in a supported format, and not a drawing. */
export function isPhoto(src: string): boolean {
  return PHOTO.test(src);
}

/** Returns the cached info of a photograph; undefined if the file is missing or has not been inspected since its last change. */
export function getPhotoInfo(src: string): PhotoInfo | undefined {
  const stats = statSync(getPictureFile(src), { throwIfNoEntry: false });
  const cached = loadCachedPhotoInfo()[src];
  return cached && stats && isCurrent(cached, stats) ? cached : undefined;
}

const loadCachedPhotoInfo = memoize(readCachedPhotoInfo);

/** True if cached info belongs to the current version of a file. */
export function isCurrent(
  cached: CachedPhotoInfo,
  { size, mtimeMs }: { size: number; mtimeMs: number },
): boolean {
  return cached.bytes === size && cached.modifiedMs === mtimeMs;
}

/** Reads the results of the last inspection. */
export function readCachedPhotoInfo(): Record<string, CachedPhotoInfo> {
  try {
    return JSON.parse(readFileSync(photoInfoFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Converts an image path used in messages to its file: `/images/a.jpg` becomes `public/images/a.jpg`. */
export function getPictureFile(src: string): string {
  return path.join('public', src);
}

/**
 * Options for opening a photograph: applies the EXIF orientation, rejects truncated files, and limits the number of pixels,
 * because a small file can declare a size that exhausts memory (decompression bomb).
 */
export const sharpInputOptions = {
  autoOrient: true,
  failOn: 'error',
  limitInputPixels: 220_000_000,
} as const;
