import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { type PhotoVariant, parsePhotoUrl } from '@/lib/browser/photos';
import { getPictureFile, isPhoto, PICTURE_PATH, photoCacheFolder } from '@/lib/content/pictures/photos';
import { getPhotoCacheName, renderPhoto } from '@/lib/content/pictures/renderPhoto';
import { findUrls, mayContainUrls } from './findUrls';

/** The path of a picture on the site. */
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

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

/** Returns the paths of the pictures of this site that exported files use, each with the first file that uses it. */
async function findPictures(out: string, files: string[], siteUrl: string): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const file of files.filter(mayContainUrls).sort()) {
    for (const url of findUrls(file, await readFile(path.join(out, file), 'utf8'))) {
      const picture = getSitePath(url, siteUrl + file, siteUrl);
      const isPicture = picture && (PICTURE.test(picture) || picture.startsWith(PICTURE_PATH));
      if (isPicture && !pictures.has(picture)) pictures.set(picture, file);
    }
  }
  return pictures;
}

/** Resolves a URL in a file to the path below the exported folder; undefined for other sites and invalid URLs. */
function getSitePath(url: string, base: string, siteUrl: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const { origin, pathname } = new URL(url, base);
  const site = new URL(siteUrl);
  if (origin !== site.origin || !pathname.startsWith(site.pathname)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(site.pathname.length - 1));
  } catch {
    return undefined;
  }
}
