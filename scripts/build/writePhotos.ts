import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photoCache } from '../../lib/content/pictures/getPhotoInfo';
import { getPhotoCacheName, renderPhoto } from '../../lib/content/pictures/renderPhoto';
import { type PhotoVariant, parsePhotoUrl } from '../../lib/shared/pictures/photoUrl';
import { listFiles } from '../listFiles';
import { forEachConcurrently } from './forEachConcurrently';

/** The address of a photograph's file in a page or a feed. */
const ADDRESS = /\/_next\/static\/photos\/[\w./-]+?\.\d+x\d+\.(?:avif|webp)/g;

/** What may name one. The data files of lists do not: what they list has pages that name the same ones. */
const NAMES_PHOTOS = /\.(html|xml)$/;

/** What editors have put below `public/images/` and no page shows as it is. */
const ORIGINAL = /^images\/.+\.(?!svg$)\w+$/;

/** Photographs drawn at once, each by all the cores it can use. */
const AT_ONCE = 2;

/** How long to look for a smaller file: sharp's own compromise with time. */
const EFFORT = 4;

/** Where drawn photographs are kept between builds. */
const drawn = path.join(photoCache, 'drawn');

/**
 * Writes the files of photographs that the pages in the folder `out` name, and takes the originals out of it. What an
 * earlier build has drawn is not drawn again; what no page names any more is forgotten.
 */
export async function writePhotos(out: string): Promise<void> {
  const names = listFiles(out);
  const addresses = await findPhotoUrls(names.filter((name) => NAMES_PHOTOS.test(name)).map(inFolder(out)));
  await mkdir(drawn, { recursive: true });
  const kept = new Set(await readdir(drawn));
  await forEachConcurrently([...addresses], AT_ONCE, async ([address, photo]) => {
    const target = path.join(out, address);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await takeOrDraw(photo, kept));
  });

  const used = new Set([...addresses.values()].map((photo) => getPhotoCacheName(photo, EFFORT)));
  const unused = [...kept].filter((name) => !used.has(name)).map(inFolder(drawn));
  const originals = names.filter((name) => ORIGINAL.test(name)).map(inFolder(out));
  await forEachConcurrently([...unused, ...originals], AT_ONCE, (file) => rm(file));
}

async function takeOrDraw(photo: PhotoVariant, kept: ReadonlySet<string>): Promise<Buffer> {
  const name = getPhotoCacheName(photo, EFFORT);
  if (kept.has(name)) return readFile(path.join(drawn, name));
  const bytes = await renderPhoto(photo, EFFORT);
  await writeFile(path.join(drawn, name), bytes);
  return bytes;
}

async function findPhotoUrls(files: string[]): Promise<Map<string, PhotoVariant>> {
  const found = new Map<string, PhotoVariant>();
  for (const file of files) {
    for (const [address] of (await readFile(file, 'utf8')).matchAll(ADDRESS)) {
      const photo = parsePhotoUrl(address);
      if (photo) found.set(address, photo);
    }
  }
  return found;
}

function inFolder(folder: string) {
  return (name: string) => path.join(folder, name);
}
