import type { PictureOptions } from '../ContentLintOptions';
import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createError, createWarning, type Findings, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i;

/** Remedies for file types that cannot be shown, by extension. */
const formatRemedies: Record<string, string> = {
  heic: 'Export it as JPEG. For new photos, choose on the iPhone: Settings, Camera, Formats, "Most Compatible".',
  jfif: 'It is a JPEG: change the extension to .jpg.',
};

const NO_DESCRIPTION = 'This picture has no description for people who cannot see it.';

type PictureContext = PictureOptions & { publicFiles: Set<string> };

/** Reports pictures that do not exist, cannot be shown, are too small, or have no description. */
export const picture: Rule = function* ({ catalogue, project: { publicFiles }, options }) {
  if (!options.pictures) return;
  const context = { ...options.pictures, publicFiles };
  for (const file of catalogue.files) {
    yield* checkFields(file, context);
    for (const { type, url, start, alt } of file.nodes) {
      if (type !== 'image' || url === undefined) continue;
      yield* checkPicture(url, start, file, context);
      const remedy = 'Describe the picture between [ and ]: ![description](…).';
      if (!alt) yield createWarning(file, start, NO_DESCRIPTION, remedy);
    }
  }
};

function* checkFields(file: MessageFile, context: PictureContext): Findings {
  for (const group of file.tree ? flattenTree(file.tree) : []) {
    for (const { key, value, offset, keyOffset } of group.children) {
      if (!['image', 'avatar'].includes(key) || typeof value !== 'string') continue;
      yield* checkPicture(value, offset, file, context);
      yield* checkSize(value, offset, file, context);
      const isDescribed = key === 'avatar' || getChild(group, 'imageAlt') !== undefined;
      const remedy = 'Add "imageAlt" with a description.';
      if (!isDescribed) yield createWarning(file, keyOffset, NO_DESCRIPTION, remedy);
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
    const remedy = `If you have the rights, save it under ${publicFolder}${path} and use its path: ${path}….`;
    yield createError(file, offset, 'Pictures from other sites are not shown.', remedy);
  } else if (!publicFiles.has(src)) {
    const destination = src.startsWith(path) ? `as ${publicFolder}${src}` : `under ${publicFolder}${path}`;
    const remedy = `Save the picture ${destination}, or correct the path.${suggest(src, publicFiles)}`;
    yield createError(file, offset, `The picture ${src} does not exist.`, remedy);
  } else if (isPhoto(src, path)) {
    const photo = getPhoto(src);
    if (photo && 'problem' in photo)
      yield createError(file, offset, `${src}: ${photo.problem}`, photo.remedy);
  } else if (!src.endsWith('.svg')) {
    const remedy =
      formatRemedies[src.replace(/^.*[./]/, '').toLowerCase()] ?? 'Export it in one of these formats.';
    const problem = `The format of ${src} is not supported. Use .jpg, .png, .webp or .avif for photos, .svg for drawings.`;
    yield createError(file, offset, problem, remedy);
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
  const problem = `${src} has ${photo.width} × ${photo.height} pixels; it is shown at ${width} × ${height}, so it looks blurred.`;
  // Twice the size is sharp on displays with two pixels per CSS pixel.
  yield createWarning(file, offset, problem, `Use one of at least ${2 * width} × ${2 * height} pixels.`);
}

function isPhoto(src: string, path: string): boolean {
  return src.startsWith(path) && PHOTO.test(src);
}
