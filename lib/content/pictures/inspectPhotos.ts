import { readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspectPhoto } from './inspectPhoto';
import {
  factsFile,
  fileOfPicture,
  isOf,
  isPhoto,
  type NotedFacts,
  photoCache,
  readNotedFacts,
} from './photoFacts';

/**
 * Looks at every photograph below `public/images/` that is new or has been changed, and notes what it finds, for all who
 * cannot wait for a picture to be decoded. To be called before pages are made or messages are checked.
 */
export async function inspectPhotos(): Promise<void> {
  const known = readNotedFacts();
  const facts: Record<string, NotedFacts> = {};
  // One after the other: each may be tens of megabytes.
  for (const src of photosInFolder()) {
    const { size, mtimeMs } = statSync(fileOfPicture(src));
    const noted = known[src];
    facts[src] =
      noted && isOf(noted, { size, mtimeMs })
        ? noted
        : { ...(await inspectPhoto(await readFile(fileOfPicture(src)))), bytes: size, modified: mtimeMs };
  }
  const text = JSON.stringify(facts);
  if (text === JSON.stringify(known)) return;
  await mkdir(photoCache, { recursive: true });
  await writeFile(factsFile, text);
}

function photosInFolder(): string[] {
  return readdirSync(path.join('public', 'images'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/images/${name.split(path.sep).join('/')}`)
    .filter(isPhoto)
    .sort();
}
