import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { type PhotoVariant, parsePhotoUrl } from './client/photoUrl';
import type { PhotoOptions } from './PhotoOptions';
import { getPhotoCacheName, renderPhoto } from './renderPhoto';

/** The URL of a photograph in a page or a feed. */
const PHOTO_URL = /\/_next\/static\/photos\/[\w./-]+?\.\d+x\d+\.(?:avif|webp)/g;

/** Pages and feeds. Other files, such as data, may only contain URLs of photographs that pages contain too. */
const PAGES = /\.(?:html|xml)$/;

/** All files that can refer to drawings. */
const TEXT_FILES = /\.(?:html|xml|css|js|json|webmanifest|md|txt|svg)$/;

/** Photographs rendered concurrently; each uses several cores. */
const MAX_CONCURRENT_PHOTOS = 2;

/** sharp's default compression effort. */
const COMPRESSION_EFFORT = 4;

/**
 * Renders the photographs that the pages in the folder `out` use, and removes the originals from it, and drawings to
 * which no published file refers. Uses a cache between builds, and deletes unused photographs from the cache.
 */
export async function writePhotos(out: string, options: PhotoOptions): Promise<void> {
  const cacheFolder = path.join(options.cacheFolder, 'rendered');
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const { photos, drawings } = await findPictures(
    files.filter((file) => TEXT_FILES.test(file)),
    options,
  );
  await mkdir(cacheFolder, { recursive: true });
  const cachedNames = new Set(await readdir(cacheFolder));
  await pMap(
    [...photos],
    async ([url, photo]) => {
      const target = path.join(out, url);
      const name = getPhotoCacheName(photo, COMPRESSION_EFFORT);
      const cachedFile = path.join(cacheFolder, name);
      const isCached = cachedNames.has(name);
      const bytes = isCached
        ? await readFile(cachedFile)
        : await renderPhoto(photo, COMPRESSION_EFFORT, options);
      if (!isCached) await writeFile(cachedFile, bytes);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    },
    { concurrency: MAX_CONCURRENT_PHOTOS },
  );

  const usedNames = new Set(
    [...photos.values()].map((photo) => getPhotoCacheName(photo, COMPRESSION_EFFORT)),
  );
  const unusedFiles = [...cachedNames]
    .filter((name) => !usedNames.has(name))
    .map((name) => path.join(cacheFolder, name));
  const pictures = files.filter((file) => file.startsWith(path.join(out, options.path)));
  // Used drawings are published unchanged.
  const unpublished = pictures.filter(
    (file) => !drawings.has(`/${path.relative(out, file).replaceAll(path.sep, '/')}`),
  );
  await pMap([...unusedFiles, ...unpublished], (file) => rm(file), { concurrency: MAX_CONCURRENT_PHOTOS });
}

/** Finds the photographs in pages and feeds by their URL, and the paths of the drawings in all files. */
async function findPictures(files: string[], { path: folder }: PhotoOptions) {
  const photos = new Map<string, PhotoVariant>();
  const drawings = new Set<string>();
  const drawingUrl = new RegExp(`${folder}[\\w./-]+?\\.svg(?!\\w)`, 'g');
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [url] of text.matchAll(drawingUrl)) drawings.add(url);
    for (const [url] of PAGES.test(file) ? text.matchAll(PHOTO_URL) : []) {
      const photo = parsePhotoUrl(url);
      if (photo) photos.set(url, photo);
    }
  }
  return { photos, drawings };
}
