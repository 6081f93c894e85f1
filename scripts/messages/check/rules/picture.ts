import { getPhotoInfo, isPhoto } from '@/lib/content/pictures/getPhotoInfo';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';
import { suggest } from '../text/suggest';

/** The places that the pictures of a file are for; those of articles and news are covers. */
const frames: Record<string, keyof typeof pictureFrames> = {
  'team.json': 'portrait',
  'testimonials.json': 'portrait',
  'customer-cases.json': 'case',
  'devices.json': 'device',
  'products.json': 'offer',
  'service-list.json': 'offer',
};

/** What there is to say of kinds that cannot be shown. */
const advice: Record<string, string> = {
  heic: 'Export it as JPEG. For new ones choose on the iPhone: Settings, Camera, Formats, "Most Compatible".',
  jfif: 'It is a JPEG: give it the ending .jpg.',
};

const UNDESCRIBED = 'This picture has no description for people who do not see it.';

/** Pictures that do not exist below `public/`, that cannot be shown or only blurred, or that have no description. */
export const picture: Rule = function* ({ catalogue, project: { pictures } }) {
  for (const file of catalogue.files) {
    yield* inFields(file, pictures);
    for (const { type, url, start, alt } of file.nodes) {
      if (type !== 'image' || url === undefined) continue;
      yield* unshowable(url, start, file, pictures);
      const remedy = 'Write what is to be seen between [ and ]: ![…](…).';
      if (!alt) yield createWarning(file, start, UNDESCRIBED, remedy);
    }
  }
};

function* inFields(file: MessageFile, pictures: Set<string>): Iterable<UnplacedFinding> {
  for (const group of file.tree ? flattenTree(file.tree) : []) {
    for (const { key, value, offset, keyOffset } of group.children) {
      if (!['image', 'avatar'].includes(key) || typeof value !== 'string') continue;
      yield* unshowable(value, offset, file, pictures);
      yield* tooSmall(value, offset, file);
      const isDescribed = key === 'avatar' || getChild(group, 'imageAlt') !== undefined;
      const remedy = 'Add "imageAlt" with what is to be seen.';
      if (!isDescribed) yield createWarning(file, keyOffset, UNDESCRIBED, remedy);
    }
  }
}

function* unshowable(
  src: string,
  offset: number,
  file: MessageFile,
  pictures: Set<string>,
): Iterable<UnplacedFinding> {
  if (/^(?:https?:)?\/\//.test(src)) {
    const remedy = 'Save it below public/images/, if you may, and write its path: /images/….';
    yield createError(file, offset, 'Pictures of other sites are not shown.', remedy);
  } else if (!pictures.has(src)) {
    const place = src.startsWith('/images/') ? `at public${src}` : 'below public/images/';
    const remedy = `Put the picture ${place}, or correct the path.${suggest(src, pictures)}`;
    yield createError(file, offset, `There is no picture ${src}.`, remedy);
  } else if (isPhoto(src)) {
    const facts = getPhotoInfo(src);
    if (facts && 'problem' in facts)
      yield createError(file, offset, `${src}: ${facts.problem}`, facts.remedy);
  } else if (!src.endsWith('.svg')) {
    const remedy =
      advice[src.replace(/^.*[./]/, '').toLowerCase()] ?? 'Save it as one of these, with that ending.';
    const problem = `${src} is no picture that can be shown: photographs are .jpg, .png, .webp or .avif, drawings .svg.`;
    yield createError(file, offset, problem, remedy);
  }
}

function* tooSmall(src: string, offset: number, file: MessageFile): Iterable<UnplacedFinding> {
  const facts = isPhoto(src) ? getPhotoInfo(src) : undefined;
  if (!facts || !('width' in facts)) return;
  const { width, height } = pictureFrames[frames[file.name] ?? 'cover'];
  if (facts.width >= width && facts.height >= height) return;
  const problem = `${src} has ${facts.width} × ${facts.height} pixels, fewer than its place (${width} × ${height}), so it looks blurred.`;
  yield createWarning(file, offset, problem, `Take one of at least ${2 * width} × ${2 * height} pixels.`);
}
