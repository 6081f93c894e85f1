import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspectPhoto } from './inspectPhoto';
import type { PhotoOptions } from './PhotoOptions';
import {
  getPhotoFile,
  getPhotoInfoFile,
  isCurrent,
  isPhoto,
  type PhotoInfoByPath,
  readPhotoInfo,
} from './photoInfo';

/**
 * Inspects every new or changed photograph and caches the results, so that synchronous code can read them. Must run
 * before pages are rendered.
 */
export async function inspectPhotos(options: PhotoOptions): Promise<void> {
  const cachedInfo = readPhotoInfo(options);
  const currentInfo: PhotoInfoByPath = {};
  // Sequentially, because each file can have tens of megabytes.
  for (const src of listPhotos(options)) {
    const file = getPhotoFile(src, options);
    const { size, mtimeMs } = statSync(file);
    const cached = cachedInfo[src];
    currentInfo[src] =
      cached && isCurrent(cached, { size, mtimeMs })
        ? cached
        : { ...(await inspectPhoto(await readFile(file))), bytes: size, modifiedMs: mtimeMs };
  }
  const text = JSON.stringify(currentInfo);
  if (text === JSON.stringify(cachedInfo)) return;
  await mkdir(options.cacheFolder, { recursive: true });
  await writeFile(getPhotoInfoFile(options), text);
}

function listPhotos(options: PhotoOptions): string[] {
  return readdirSync(getPhotoFile(options.path, options), { recursive: true, encoding: 'utf8' })
    .map((name) => options.path + name.split(path.sep).join('/'))
    .filter((src) => isPhoto(src, options))
    .sort();
}
