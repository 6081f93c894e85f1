import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild } from '../catalogue/Tree';
import type { PictureOptions } from '../MessageLintOptions';
import { createError, createWarning, explain, type Findings, type Rule, type UnplacedFinding } from '../Rule';
import { suggest } from '../text/wordings';

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * The characters of a path that URLs, `srcset` and file systems all keep. Upper-case letters are excluded because some file
 * systems ignore case. Schemas check the paths of fields.
 */
const NAME = /^[a-z\d_./-]+$/;

/** Extensions of file types that cannot be shown and that have a separate remedy. */
const UNSUPPORTED_FORMATS = ['heic', 'jfif'];

type PictureContext = PictureOptions & { publicFiles: Set<string> };

/** Reports pictures that do not exist, cannot be shown, are too small, or have no description. */
export const picture: Rule = function* ({ catalogue, project: { publicFiles }, options }) {
  if (!options.pictures) return;
  const context = { ...options.pictures, publicFiles };
  const { publicFolder, path } = context;
  for (const src of publicFiles) {
    if (src.startsWith(path) && !NAME.test(src.slice(path.length)))
      yield createNameError({ path: publicFolder + src }, 0, src, path);
  }
  for (const file of catalogue.files) {
    yield* checkFields(file, context);
    for (const { type, url, start, alt } of file.nodes) {
      if (type !== 'image' || url === undefined) continue;
      if (url.startsWith(context.path) && !NAME.test(url.slice(context.path.length)))
        yield createNameError(file, start, url, context.path);
      else yield* checkPicture(url, start, file, context);
      if (!alt) yield createWarning(file, start, 'picture.noDescription');
    }
  }
};

function createNameError(file: UnplacedFinding['file'], offset: number, src: string, path: string) {
  const segments = src.slice(path.length).split('/');
  const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/s.exec(segments.pop() ?? '') ?? [];
  const names = [...segments, stem].map((name) => slugify(name) || 'name');
  const suggestion = path + names.join('/') + extension.toLowerCase();
  return createError(file, offset, 'picture.name', { src, suggestion });
}

function* checkFields(file: MessageFile, context: PictureContext): Findings {
  for (const group of file.tree ? flattenTree(file.tree) : []) {
    for (const { key, value, offset, keyOffset } of group.children) {
      if (!['image', 'avatar'].includes(key) || typeof value !== 'string') continue;
      yield* checkPicture(value, offset, file, context);
      yield* checkSize(value, offset, file, context);
      const isDescribed = key === 'avatar' || getChild(group, 'imageAlt') !== undefined;
      if (!isDescribed) yield createWarning(file, keyOffset, 'picture.noImageAlt');
    }
  }
}

function* checkPicture(
  src: string,
  offset: number,
  file: MessageFile,
  { publicFiles, publicFolder, path, getPhoto }: PictureContext,
): Findings {
  if (/^(?:https?:)?\/\//.test(src)) {
    yield createError(file, offset, 'picture.otherSite', { folder: `${publicFolder}${path}`, path });
  } else if (!publicFiles.has(src)) {
    const id = src.startsWith(path) ? 'picture.missing' : 'picture.outside';
    const folder = `${publicFolder}${path}`;
    const values = {
      src,
      folder,
      destination: `${publicFolder}${src}`,
      suggestion: suggest(src, publicFiles),
    };
    yield createError(file, offset, id, values);
  } else if (isPhoto(src, path)) {
    const photo = getPhoto(src);
    if (photo && 'problem' in photo) {
      const { problem, remedy } = explain(photo.problem, photo.values);
      yield createError(file, offset, 'picture.invalid', { src, problem, remedy });
    }
  } else if (!src.endsWith('.svg')) {
    const extension = src.replace(/^.*[./]/, '').toLowerCase();
    const format = UNSUPPORTED_FORMATS.includes(extension) ? extension : 'other';
    yield createError(file, offset, `picture.format.${format}`, { src });
  }
}

function* checkSize(
  src: string,
  offset: number,
  file: MessageFile,
  { path, getPhoto, getFrame }: PictureContext,
): Findings {
  const photo = isPhoto(src, path) ? getPhoto(src) : undefined;
  if (!photo || !('width' in photo)) return;
  const { width, height } = getFrame(file.name);
  if (photo.width >= width && photo.height >= height) return;
  yield createWarning(file, offset, 'picture.small', {
    src,
    size: `${photo.width} × ${photo.height}`,
    shownSize: `${width} × ${height}`,
    // Twice the size is sharp on displays with two pixels per CSS pixel.
    sharpSize: `${2 * width} × ${2 * height}`,
  });
}

function isPhoto(src: string, path: string): boolean {
  return src.startsWith(path) && PHOTO.test(src);
}

/** Converts a name to lower-case Latin letters, digits and hyphens: `Sơ đồ kho` → `so-do-kho`. */
function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
