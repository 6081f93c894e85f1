import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeRegExp } from 'message-lint';
import pMap from 'p-map';
import { type PhotoVariant, parsePhotoUrl, photoFolder } from '@/lib/browser/photos';
import { getPictureFile, isPhoto, PICTURE_PATH, photoCacheFolder } from '@/lib/content/pictures/photos';
import { getPhotoCacheName, renderPhoto } from '@/lib/content/pictures/renderPhoto';

/** Exported files that can contain the URL of a picture. */
const TEXT_FILE = /\.(?:html|xml|css|json|js)$/;

/** Photographs rendered concurrently; each uses several cores. */
const MAX_CONCURRENT_PHOTOS = 2;

/** sharp's default compression effort. */
const COMPRESSION_EFFORT = 4;

/**
 * Renders the photographs that the files in the folder `out` use, and removes the originals from it, and drawings that no
 * file uses. Throws if a file uses a picture that is not published. `siteUrl` is the absolute URL of the folder. Uses a
 * cache between builds, and deletes unused photographs from the cache.
 */
export async function writePhotos(out: string, siteUrl: string): Promise<void> {
  const cacheFolder = path.join(photoCacheFolder, 'rendered');
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(out, path.join(parentPath, name)).replaceAll(path.sep, '/'));
  const usedPictures = await findPictures(out, files, siteUrl);
  const photos = new Map<string, PhotoVariant>();
  for (const picture of usedPictures.keys()) {
    const photo = parsePhotoUrl(picture);
    if (photo && existsSync(getPictureFile(PICTURE_PATH + photo.name))) photos.set(picture, photo);
  }
  const isPublished = (picture: string) =>
    !picture.startsWith(PICTURE_PATH) || (usedPictures.has(picture) && !isPhoto(picture));
  const published = new Set([...files.map((file) => `/${file}`).filter(isPublished), ...photos.keys()]);
  const missing = [...usedPictures].filter(([picture]) => !published.has(picture));
  if (missing.length > 0) {
    throw new Error(
      missing
        .map(
          ([picture, file]) =>
            `${file}: The picture ${picture} is not published. Correct its path, or add the file to public/.`,
        )
        .join('\n'),
    );
  }

  await mkdir(cacheFolder, { recursive: true });
  const cachedNames = new Set(await readdir(cacheFolder));
  await pMap(
    photos,
    async ([url, photo]) => {
      const target = path.join(out, url);
      const name = getPhotoCacheName(photo, COMPRESSION_EFFORT);
      const cachedFile = path.join(cacheFolder, name);
      const isCached = cachedNames.has(name);
      const bytes = isCached ? await readFile(cachedFile) : await renderPhoto(photo, COMPRESSION_EFFORT);
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
  const unpublished = files.filter((file) => !isPublished(`/${file}`)).map((file) => path.join(out, file));
  await pMap([...unusedFiles, ...unpublished], (file) => rm(file), { concurrency: MAX_CONCURRENT_PHOTOS });
}

/**
 * Returns the paths of the pictures in `/images/` and of the photographs that exported files use, each with the first file
 * that uses it. The former follow a quotation mark or an opening bracket; other texts are not URLs. The rule `picture` of the
 * message checks allows no characters in paths that HTML or JSON would escape.
 */
async function findPictures(out: string, files: string[], siteUrl: string): Promise<Map<string, string>> {
  const { origin, pathname } = new URL(siteUrl);
  const folder = escapeRegExp(pathname.slice(0, -1));
  const pattern = new RegExp(
    `(?:["'(]|&quot;)(?:${escapeRegExp(origin)})?${folder}(${PICTURE_PATH}[\\w./-]+)|${folder}(${photoFolder}[\\w./-]+)`,
    'g',
  );
  const pictures = new Map<string, string>();
  for (const file of files.filter((name) => TEXT_FILE.test(name)).sort()) {
    const text = await readFile(path.join(out, file), 'utf8');
    for (const [, picture, photo] of text.matchAll(pattern)) {
      const found = picture ?? photo ?? '';
      if (!pictures.has(found)) pictures.set(found, file);
    }
  }
  return pictures;
}
