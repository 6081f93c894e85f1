import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findPhotoInfo,
  getPictureFile,
  isPhoto,
  type PhotoInfoByPath,
  PICTURE_PATH,
  photoCacheFolder,
  photoInfoFile,
  readPhotoInfo,
} from '@/lib/content/pictures/photos';
import { inspectPhoto } from './inspectPhoto';

/**
 * Inspects every new or changed photograph and caches the results, so that synchronous code can read them. Must run
 * before pages are rendered.
 */
export async function inspectPhotos(): Promise<void> {
  const cachedInfo = readPhotoInfo();
  const currentInfo: PhotoInfoByPath = {};
  // Sequentially, because each file can have tens of megabytes.
  for (const src of listPhotos()) {
    const file = getPictureFile(src);
    const { size, mtimeMs } = statSync(file);
    currentInfo[src] = findPhotoInfo(src, cachedInfo) ?? {
      ...(await inspectPhoto(await readFile(file))),
      bytes: size,
      modifiedMs: mtimeMs,
    };
  }
  const text = JSON.stringify(currentInfo);
  if (text === JSON.stringify(cachedInfo)) return;
  await mkdir(photoCacheFolder, { recursive: true });
  await writeFile(photoInfoFile, text);
}

function listPhotos(): string[] {
  return readdirSync(getPictureFile(PICTURE_PATH), { recursive: true, encoding: 'utf8' })
    .map((name) => PICTURE_PATH + name.split(path.sep).join('/'))
    .filter(isPhoto)
    .sort();
}
