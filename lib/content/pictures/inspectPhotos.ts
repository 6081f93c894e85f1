import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CachedPhotoInfo,
  getPictureFile,
  isCurrent,
  isPhoto,
  photoCache,
  photoInfoFile,
  readCachedPhotoInfo,
} from './getPhotoInfo';
import { inspectPhoto } from './inspectPhoto';

/**
 * Looks at every photograph below `public/images/` that is new or has been changed, and notes what it finds, for all who
 * cannot wait for a picture to be decoded. To be called before pages are made or messages are checked.
 */
export async function inspectPhotos(): Promise<void> {
  const known = readCachedPhotoInfo();
  const facts: Record<string, CachedPhotoInfo> = {};
  // One after the other: each may be tens of megabytes.
  for (const src of photosInFolder()) {
    const { size, mtimeMs } = statSync(getPictureFile(src));
    const noted = known[src];
    facts[src] =
      noted && isCurrent(noted, { size, mtimeMs })
        ? noted
        : { ...(await inspectPhoto(await readFile(getPictureFile(src)))), bytes: size, modified: mtimeMs };
  }
  const text = JSON.stringify(facts);
  if (text === JSON.stringify(known)) return;
  await mkdir(photoCache, { recursive: true });
  await writeFile(photoInfoFile, text);
}

function photosInFolder(): string[] {
  return readdirSync(path.join('public', 'images'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/images/${name.split(path.sep).join('/')}`)
    .filter(isPhoto)
    .sort();
}
