import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CachedPhotoInfo,
  getPictureFile,
  isCurrent,
  isPhoto,
  photoCacheFolder,
  photoInfoFile,
  readCachedPhotoInfo,
} from './getPhotoInfo';
import { inspectPhoto } from './inspectPhoto';

/**
 * Inspects every new or changed photograph below `public/images/` and caches the results, so that synchronous code can read
 * them. Must run before pages are rendered or messages are checked.
 */
export async function inspectPhotos(): Promise<void> {
  const cachedInfo = readCachedPhotoInfo();
  const currentInfo: Record<string, CachedPhotoInfo> = {};
  // Sequentially, because each file can have tens of megabytes.
  for (const src of listPhotos()) {
    const { size, mtimeMs } = statSync(getPictureFile(src));
    const cached = cachedInfo[src];
    currentInfo[src] =
      cached && isCurrent(cached, { size, mtimeMs })
        ? cached
        : { ...(await inspectPhoto(await readFile(getPictureFile(src)))), bytes: size, modifiedMs: mtimeMs };
  }
  const text = JSON.stringify(currentInfo);
  if (text === JSON.stringify(cachedInfo)) return;
  await mkdir(photoCacheFolder, { recursive: true });
  await writeFile(photoInfoFile, text);
}

function listPhotos(): string[] {
  return readdirSync(path.join('public', 'images'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/images/${name.split(path.sep).join('/')}`)
    .filter(isPhoto)
    .sort();
}
