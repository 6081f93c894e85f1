import {
  createError,
  createWarning,
  explain,
  type Findings,
  flattenTree,
  getChild,
  type MessageFile,
  type Rule,
  suggest,
} from 'message-lint';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import { fileCollections } from '@/lib/collections';
import type { FileCollection } from '@/lib/collections/defineCollection';
import { getPhotoInfo, getPictureFile, isPhoto, PICTURE_PATH } from '@/lib/content/pictures/photos';
import { getPublicFiles } from './LinkTargets';

/**
 * A path that URLs, `srcset` and file systems all keep, or a path outside the folder of pictures. Upper-case letters are
 * excluded because some file systems ignore case. Schemas check the paths of fields.
 */
const VALID_PATH = new RegExp(`^(?!${PICTURE_PATH})|^[a-z\\d_./-]+$`);

/** Extensions of file types that cannot be shown and that have a separate remedy. */
const UNSUPPORTED_FORMATS = ['heic', 'jfif'];

/** Reports pictures that do not exist, cannot be shown, are too small, or have no description. */
export const picture: Rule = function* ({ catalogue }) {
  const publicFiles = getPublicFiles();
  for (const src of publicFiles)
    if (!VALID_PATH.test(src)) yield createError({ path: getPictureFile(src) }, 0, 'picture.name', { src });
  for (const file of catalogue.files) {
    yield* checkFields(file, publicFiles);
    for (const { type, url, start, alt } of file.nodes) {
      if (type !== 'image' || url === undefined) continue;
      if (VALID_PATH.test(url)) yield* checkPicture(url, start, file, publicFiles);
      else yield createError(file, start, 'picture.name', { src: url });
      if (!alt) yield createWarning(file, start, 'picture.noDescription');
    }
  }
};

function* checkFields(file: MessageFile, publicFiles: Set<string>): Findings {
  for (const group of file.tree ? flattenTree(file.tree) : []) {
    for (const { key, value, offset, keyOffset } of group.children) {
      if (!['image', 'avatar'].includes(key) || typeof value !== 'string') continue;
      yield* checkPicture(value, offset, file, publicFiles);
      yield* checkSize(value, offset, file);
      const isDescribed = key === 'avatar' || getChild(group, 'imageAlt') !== undefined;
      if (!isDescribed) yield createWarning(file, keyOffset, 'picture.noImageAlt');
    }
  }
}

function* checkPicture(src: string, offset: number, file: MessageFile, publicFiles: Set<string>): Findings {
  if (/^(?:https?:)?\/\//.test(src)) {
    yield createError(file, offset, 'picture.otherSite');
  } else if (!publicFiles.has(src)) {
    const id = src.startsWith(PICTURE_PATH) ? 'picture.missing' : 'picture.outside';
    const values = { src, destination: getPictureFile(src), suggestion: suggest(src, publicFiles) };
    yield createError(file, offset, id, values);
  } else if (isPhoto(src)) {
    const info = getPhotoInfo(src);
    if (!info || !('problem' in info)) return;
    const { problem, remedy } = explain(`photo.${info.problem}`, info.values);
    yield createError(file, offset, 'picture.invalid', { src, problem, remedy });
  } else if (!src.endsWith('.svg')) {
    const extension = src.replace(/^.*[./]/, '').toLowerCase();
    const format = UNSUPPORTED_FORMATS.includes(extension) ? extension : 'other';
    yield createError(file, offset, `picture.format.${format}`, { src });
  }
}

function* checkSize(src: string, offset: number, file: MessageFile): Findings {
  const photo = isPhoto(src) ? getPhotoInfo(src) : undefined;
  if (!photo || 'problem' in photo) return;
  const collection = fileCollections.find((other) => other.file === file.name) as FileCollection | undefined;
  const { width, height } = pictureFrames[collection?.frame ?? 'cover'];
  if (photo.width >= width && photo.height >= height) return;
  yield createWarning(file, offset, 'picture.small', {
    src,
    size: `${photo.width} × ${photo.height}`,
    shownSize: `${width} × ${height}`,
    // Twice the size is sharp on displays with two pixels per CSS pixel.
    sharpSize: `${2 * width} × ${2 * height}`,
  });
}
