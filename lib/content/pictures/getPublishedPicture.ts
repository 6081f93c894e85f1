import { formatPhotoUrl } from '@/lib/shared/pictures/photoUrl';
import { getPhotoInfo, getPictureFile, isPhoto } from './getPhotoInfo';

/**
 * What pages show for a picture that messages name: a drawing as it is, a photograph by its address, of which
 * `lib/shared/pictures/getPhotoSources.ts` makes those of its files. A build throws where a photograph cannot be shown;
 * development shows the file itself, which the check says more about.
 */
export function getPublishedPicture(src: string): string {
  if (!isPhoto(src)) return src;
  const facts = getPhotoInfo(src);
  if (facts && 'hash' in facts) {
    const { hash, width, height } = facts;
    return formatPhotoUrl({ name: src.slice('/images/'.length), hash, width, height });
  }
  if (process.env.NODE_ENV !== 'production') return src;
  throw new Error(
    `${getPictureFile(src)}: ${facts?.problem ?? 'Nobody has looked at it: run check:messages.'}`,
  );
}

/** An entry or a front matter with its own pictures (`image`, `avatar`) as pages show them. */
export function resolvePictures<T extends object>(entry: T): T {
  const pictures = Object.entries(entry).filter(([field]) => field === 'image' || field === 'avatar');
  return {
    ...entry,
    ...Object.fromEntries(pictures.map(([field, src]) => [field, getPublishedPicture(src)])),
  };
}
