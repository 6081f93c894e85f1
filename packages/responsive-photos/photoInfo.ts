import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatPhotoUrl } from './client/photoUrl';
import type { PhotoOptions } from './PhotoOptions';

/** The hash and size of a photograph, or the reason why it cannot be published. */
export type PhotoInfo = { hash: string; width: number; height: number } | PhotoProblem;

/** A problem with an image file and its remedy, each as a sentence. */
export type PhotoProblem = { problem: string; remedy: string };

/** Photo info with the file size and modification time, which identify the inspected version of the file. */
type CachedPhotoInfo = PhotoInfo & { bytes: number; modifiedMs: number };

/** The results of an inspection, by the path used in content. */
export type PhotoInfoByPath = Record<string, CachedPhotoInfo>;

/** True if a path such as `/images/team/ana.JPG` is a photograph in a supported format, and not a drawing. */
export function isPhoto(src: string, options: PhotoOptions): boolean {
  return src.startsWith(options.path) && /.\.(?:jpe?g|png|webp|avif)$/i.test(src.slice(options.path.length));
}

/** Returns the info of a photograph; undefined if the file is missing or has not been inspected since its last change. */
export function findPhotoInfo(
  src: string,
  inspected: PhotoInfoByPath,
  options: PhotoOptions,
): PhotoInfo | undefined {
  const stats = statSync(getPhotoFile(src, options), { throwIfNoEntry: false });
  const info = inspected[src];
  return info && stats && isCurrent(info, stats) ? info : undefined;
}

/** True if info belongs to the current version of a file. */
export function isCurrent(
  info: CachedPhotoInfo,
  { size, mtimeMs }: { size: number; mtimeMs: number },
): boolean {
  return info.bytes === size && info.modifiedMs === mtimeMs;
}

/** Reads the results of the last `inspectPhotos`. */
export function readPhotoInfo(options: PhotoOptions): PhotoInfoByPath {
  try {
    return JSON.parse(readFileSync(getPhotoInfoFile(options), 'utf8'));
  } catch {
    return {};
  }
}

/** Returns the URL that identifies a photograph and its size. `getPhotoSources` derives the URLs of files from it. */
export function getPhotoUrl(
  src: string,
  { hash, width, height }: { hash: string; width: number; height: number },
  options: PhotoOptions,
): string {
  return formatPhotoUrl({ name: src.slice(options.path.length), hash, width, height });
}

/** Returns the path of the file in which `inspectPhotos` stores its results. */
export function getPhotoInfoFile({ cacheFolder }: PhotoOptions): string {
  return path.join(cacheFolder, 'info.json');
}

/** Converts a path used in content to a file: `/images/a.jpg` becomes `public/images/a.jpg`. */
export function getPhotoFile(src: string, { publicFolder }: PhotoOptions): string {
  return path.join(publicFolder, src);
}
