import { getPhotoInfo, isPhoto } from '@/lib/content/pictures/getPhotoInfo';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';
import { suggest } from '../text/suggest';

/** The frame in which a file's pictures are shown. Pictures of posts are covers. */
const frames: Record<string, keyof typeof pictureFrames> = {
  'team.json': 'portrait',
  'testimonials.json': 'portrait',
  'customer-cases.json': 'case',
  'devices.json': 'device',
  'products.json': 'offer',
  'service-list.json': 'offer',
};

/** Remedies for file types that cannot be shown, by extension. */
const formatRemedies: Record<string, string> = {
  heic: 'Export it as JPEG. For new photos, choose on the iPhone: Settings, Camera, Formats, "Most Compatible".',
  jfif: 'It is a JPEG: change the extension to .jpg.',
};

const NO_DESCRIPTION = 'This picture has no description for people who cannot see it.';

/** Reports pictures that do not exist under `public/`, cannot be shown, are too small, or have no description. */
export const picture: Rule = function* ({ catalogue, project: { publicFiles } }) {
  for (const file of catalogue.files) {
    yield* checkFields(file, publicFiles);
    for (const { type, url, start, alt } of file.nodes) {
      if (type !== 'image' || url === undefined) continue;
      yield* checkPicture(url, start, file, publicFiles);
      const remedy = 'Describe the picture between [ and ]: ![description](…).';
      if (!alt) yield createWarning(file, start, NO_DESCRIPTION, remedy);
    }
  }
};

function* checkFields(file: MessageFile, publicFiles: Set<string>): Iterable<UnplacedFinding> {
  for (const group of file.tree ? flattenTree(file.tree) : []) {
    for (const { key, value, offset, keyOffset } of group.children) {
      if (!['image', 'avatar'].includes(key) || typeof value !== 'string') continue;
      yield* checkPicture(value, offset, file, publicFiles);
      yield* checkSize(value, offset, file);
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
  publicFiles: Set<string>,
): Iterable<UnplacedFinding> {
  if (/^(?:https?:)?\/\//.test(src)) {
    const remedy = 'If you have the rights, save it under public/images/ and use its path: /images/….';
    yield createError(file, offset, 'Pictures from other sites are not shown.', remedy);
  } else if (!publicFiles.has(src)) {
    const place = src.startsWith('/images/') ? `as public${src}` : 'under public/images/';
    const remedy = `Save the picture ${place}, or correct the path.${suggest(src, publicFiles)}`;
    yield createError(file, offset, `The picture ${src} does not exist.`, remedy);
  } else if (isPhoto(src)) {
    const photo = getPhotoInfo(src);
    if (photo && 'problem' in photo)
      yield createError(file, offset, `${src}: ${photo.problem}`, photo.remedy);
  } else if (!src.endsWith('.svg')) {
    const remedy =
      formatRemedies[src.replace(/^.*[./]/, '').toLowerCase()] ?? 'Export it in one of these formats.';
    const problem = `The format of ${src} is not supported. Use .jpg, .png, .webp or .avif for photos, .svg for drawings.`;
    yield createError(file, offset, problem, remedy);
  }
}

function* checkSize(src: string, offset: number, file: MessageFile): Iterable<UnplacedFinding> {
  const photo = isPhoto(src) ? getPhotoInfo(src) : undefined;
  if (!photo || !('width' in photo)) return;
  const { width, height } = pictureFrames[frames[file.name] ?? 'cover'];
  if (photo.width >= width && photo.height >= height) return;
  const problem = `${src} has ${photo.width} × ${photo.height} pixels; it is shown at ${width} × ${height}, so it looks blurred.`;
  yield createWarning(file, offset, problem, `Use one of at least ${2 * width} × ${2 * height} pixels.`);
}
