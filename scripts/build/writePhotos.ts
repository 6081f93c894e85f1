import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawnName, drawPhoto } from '../../lib/content/pictures/drawPhoto';
import { photoCache } from '../../lib/content/pictures/photoFacts';
import { type PhotoAddress, readPhotoAddress } from '../../lib/shared/pictures/photoAddress';
import { filesBelow } from '../filesBelow';
import { eachOf } from './eachOf';

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
  const names = filesBelow(out);
  const addresses = await addressesIn(names.filter((name) => NAMES_PHOTOS.test(name)).map(inFolder(out)));
  await mkdir(drawn, { recursive: true });
  const kept = new Set(await readdir(drawn));
  await eachOf([...addresses], AT_ONCE, async ([address, photo]) => {
    const target = path.join(out, address);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await takeOrDraw(photo, kept));
  });

  const used = new Set([...addresses.values()].map((photo) => drawnName(photo, EFFORT)));
  const unused = [...kept].filter((name) => !used.has(name)).map(inFolder(drawn));
  const originals = names.filter((name) => ORIGINAL.test(name)).map(inFolder(out));
  await eachOf([...unused, ...originals], AT_ONCE, (file) => rm(file));
}

async function takeOrDraw(photo: PhotoAddress, kept: ReadonlySet<string>): Promise<Buffer> {
  const name = drawnName(photo, EFFORT);
  if (kept.has(name)) return readFile(path.join(drawn, name));
  const bytes = await drawPhoto(photo, EFFORT);
  await writeFile(path.join(drawn, name), bytes);
  return bytes;
}

async function addressesIn(files: string[]): Promise<Map<string, PhotoAddress>> {
  const found = new Map<string, PhotoAddress>();
  for (const file of files) {
    for (const [address] of (await readFile(file, 'utf8')).matchAll(ADDRESS)) {
      const photo = readPhotoAddress(address);
      if (photo) found.set(address, photo);
    }
  }
  return found;
}

function inFolder(folder: string) {
  return (name: string) => path.join(folder, name);
}
