import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cached } from '../texts/cached';

/** What the site has to know of a photograph, or why it cannot show it. */
export type PhotoFacts = { hash: string; width: number; height: number } | PhotoProblem;

/** What is wrong with a file, as two sentences: what it is, and what to do. */
export type PhotoProblem = { problem: string; remedy: string };

/** Facts with the file's size and time of change, by which they are known to be of this very file. */
export type NotedFacts = PhotoFacts & { bytes: number; modified: number };

/** Kept between builds; a build without it looks at every photograph anew. */
export const photoCache = path.join('.next', 'cache', 'photos');

/** Where `inspectPhotos` writes what it has found, by the path that messages name a photograph by. */
export const factsFile = path.join(photoCache, 'facts.json');

const PHOTO = /^\/images\/.+\.(?:jpe?g|png|webp|avif)$/i;

/** Whether a path such as `/images/team/wang-fang.JPG` is that of a photograph: not a drawing, and of a kind that can be shown. */
export function isPhoto(src: string): boolean {
  return PHOTO.test(src);
}

/** What is known of a photograph by its path; undefined where there is none, or where nobody has looked at it as it is now. */
export function photoFacts(src: string): PhotoFacts | undefined {
  const stats = statSync(fileOfPicture(src), { throwIfNoEntry: false });
  const noted = notedFacts()[src];
  return noted && stats && isOf(noted, stats) ? noted : undefined;
}

const notedFacts = cached(readNotedFacts);

/** Whether facts were noted of a file as it is now. */
export function isOf(noted: NotedFacts, { size, mtimeMs }: { size: number; mtimeMs: number }): boolean {
  return noted.bytes === size && noted.modified === mtimeMs;
}

/** What was noted when photographs were looked at last. */
export function readNotedFacts(): Record<string, NotedFacts> {
  try {
    return JSON.parse(readFileSync(factsFile, 'utf8'));
  } catch {
    return {};
  }
}

/** The file of a picture by the path that messages name it by: `/images/a.jpg` is `public/images/a.jpg`. */
export function fileOfPicture(src: string): string {
  return path.join('public', src);
}

/**
 * How a photograph is opened: turned upright as its camera noted; one that ends too soon is an error; and none of more
 * pixels than a camera takes, which a small file can claim to have so as to fill the memory.
 */
export const photoInput = { autoOrient: true, failOn: 'error', limitInputPixels: 220_000_000 } as const;
