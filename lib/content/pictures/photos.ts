import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '@/lib/content/memoize';

/** Folder of results that are kept between builds. */
export const photoCacheFolder = path.join('.next', 'cache', 'photos');

/** The file in which `inspectPhotos` stores its results. */
export const photoInfoFile = path.join(photoCacheFolder, 'photos.json');

/** Path of the folder of the photographs, as used in content. */
export const PICTURE_PATH = '/images/';

/** The hash and size of a photograph, or the reason why it cannot be published. */
export type PhotoInfo = { hash: string; width: number; height: number } | PhotoProblem;

/** The id of a problem with an image file, and the values of its sentence. */
export type PhotoProblem = {
  problem: 'animated' | 'damaged' | 'format' | 'heic' | 'notImage' | 'svg' | 'tooLarge' | 'tooTall';
  values?: Record<string, string>;
};

/**
 * The results of an inspection, by the path used in content. The file size and modification time identify the inspected
 * version of a file.
 */
export type PhotoInfoByPath = Record<string, PhotoInfo & { bytes: number; modifiedMs: number }>;

/** True if a path such as `/images/team/ana.JPG` is a photograph in a supported format, and not a drawing. */
export function isPhoto(src: string): boolean {
  return src.startsWith(PICTURE_PATH) && /.\.(?:jpe?g|png|webp|avif)$/i.test(src.slice(PICTURE_PATH.length));
}

/** Returns the info of a photograph; undefined if the file is missing or has not been inspected since its last change. */
export function getPhotoInfo(src: string): PhotoInfo | undefined {
  return findPhotoInfo(src, loadPhotoInfo());
}

const loadPhotoInfo = memoize(readPhotoInfo);

/** Returns the info of a photograph in the results of an inspection, if it belongs to the current version of the file. */
export function findPhotoInfo(src: string, inspected: PhotoInfoByPath) {
  const info = inspected[src];
  const stats = statSync(getPictureFile(src), { throwIfNoEntry: false });
  return info && stats && info.bytes === stats.size && info.modifiedMs === stats.mtimeMs ? info : undefined;
}

/** Reads the results of the last `inspectPhotos`. */
export function readPhotoInfo(): PhotoInfoByPath {
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
