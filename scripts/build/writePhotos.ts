import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoCacheFolder } from '../../lib/content/pictures/getPhotoInfo';
import { getPhotoCacheName, renderPhoto } from '../../lib/content/pictures/renderPhoto';
import { type PhotoVariant, parsePhotoUrl } from '../../lib/shared/pictures/photoUrl';
import { listFiles } from '../listFiles';
import { forEachConcurrently } from './forEachConcurrently';

/** The URL of a photograph in a page or a feed. */
const PHOTO_URL = /\/_next\/static\/photos\/[\w./-]+?\.\d+x\d+\.(?:avif|webp)/g;

/**
 * Files that contain URLs of photographs. Data files of lists are skipped: the pages of their entries contain the same
 * URLs.
 */
const SEARCHED_FILES = /\.(html|xml)$/;

/** Original photographs from `public/images/`, which pages do not use directly. */
const ORIGINAL_PHOTO = /^images\/.+\.(?!svg$)\w+$/;

/** Photographs rendered concurrently; each uses several cores. */
const MAX_CONCURRENT_PHOTOS = 2;

/** sharp's default compression effort. */
const COMPRESSION_EFFORT = 4;

/** The cache of rendered photographs between builds. */
const cacheFolder = path.join(photoCacheFolder, 'rendered');

/**
 * Renders the photographs that the pages in the folder `out` use, and removes the originals from it. Uses a cache
 * between builds, and deletes unused photographs from the cache.
 */
export async function writePhotos(out: string): Promise<void> {
  const names = listFiles(out);
  const photos = await findPhotoUrls(
    names.filter((name) => SEARCHED_FILES.test(name)).map(createPathJoiner(out)),
  );
  await mkdir(cacheFolder, { recursive: true });
  const cachedNames = new Set(await readdir(cacheFolder));
  await forEachConcurrently([...photos], MAX_CONCURRENT_PHOTOS, async ([url, photo]) => {
    const target = path.join(out, url);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await readOrRenderPhoto(photo, cachedNames));
  });

  const usedNames = new Set(
    [...photos.values()].map((photo) => getPhotoCacheName(photo, COMPRESSION_EFFORT)),
  );
  const unusedFiles = [...cachedNames]
    .filter((name) => !usedNames.has(name))
    .map(createPathJoiner(cacheFolder));
  const originals = names.filter((name) => ORIGINAL_PHOTO.test(name)).map(createPathJoiner(out));
  await forEachConcurrently([...unusedFiles, ...originals], MAX_CONCURRENT_PHOTOS, (file) => rm(file));
}

async function readOrRenderPhoto(photo: PhotoVariant, cachedNames: ReadonlySet<string>): Promise<Buffer> {
  const name = getPhotoCacheName(photo, COMPRESSION_EFFORT);
  if (cachedNames.has(name)) return readFile(path.join(cacheFolder, name));
  const bytes = await renderPhoto(photo, COMPRESSION_EFFORT);
  await writeFile(path.join(cacheFolder, name), bytes);
  return bytes;
}

async function findPhotoUrls(files: string[]): Promise<Map<string, PhotoVariant>> {
  const found = new Map<string, PhotoVariant>();
  for (const file of files) {
    for (const [url] of (await readFile(file, 'utf8')).matchAll(PHOTO_URL)) {
      const photo = parsePhotoUrl(url);
      if (photo) found.set(url, photo);
    }
  }
  return found;
}

function createPathJoiner(folder: string) {
  return (name: string) => path.join(folder, name);
}
