import { isPhoto, photoFacts } from '@/lib/content/pictures/photoFacts';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, nodesOf } from '../catalogue/Tree';
import { type Draft, error, type Rule, warning } from '../Rule';
import { suggestion } from '../text/suggestion';

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
      if (!alt) yield warning(file, start, UNDESCRIBED, remedy);
    }
  }
};

function* inFields(file: MessageFile, pictures: Set<string>): Iterable<Draft> {
  for (const group of file.tree ? nodesOf(file.tree) : []) {
    for (const { key, value, offset, keyOffset } of group.children) {
      if (!['image', 'avatar'].includes(key) || typeof value !== 'string') continue;
      yield* unshowable(value, offset, file, pictures);
      yield* tooSmall(value, offset, file);
      const isDescribed = key === 'avatar' || childOf(group, 'imageAlt') !== undefined;
      const remedy = 'Add "imageAlt" with what is to be seen.';
      if (!isDescribed) yield warning(file, keyOffset, UNDESCRIBED, remedy);
    }
  }
}

function* unshowable(src: string, offset: number, file: MessageFile, pictures: Set<string>): Iterable<Draft> {
  if (/^(?:https?:)?\/\//.test(src)) {
    const remedy = 'Save it below public/images/, if you may, and write its path: /images/….';
    yield error(file, offset, 'Pictures of other sites are not shown.', remedy);
  } else if (!pictures.has(src)) {
    const place = src.startsWith('/images/') ? `at public${src}` : 'below public/images/';
    const remedy = `Put the picture ${place}, or correct the path.${suggestion(src, pictures)}`;
    yield error(file, offset, `There is no picture ${src}.`, remedy);
  } else if (isPhoto(src)) {
    const facts = photoFacts(src);
    if (facts && 'problem' in facts) yield error(file, offset, `${src}: ${facts.problem}`, facts.remedy);
  } else if (!src.endsWith('.svg')) {
    const remedy =
      advice[src.replace(/^.*[./]/, '').toLowerCase()] ?? 'Save it as one of these, with that ending.';
    const problem = `${src} is no picture that can be shown: photographs are .jpg, .png, .webp or .avif, drawings .svg.`;
    yield error(file, offset, problem, remedy);
  }
}

function* tooSmall(src: string, offset: number, file: MessageFile): Iterable<Draft> {
  const facts = isPhoto(src) ? photoFacts(src) : undefined;
  if (!facts || !('width' in facts)) return;
  const { width, height } = pictureFrames[frames[file.name] ?? 'cover'];
  if (facts.width >= width && facts.height >= height) return;
  const problem = `${src} has ${facts.width} × ${facts.height} pixels, fewer than its place (${width} × ${height}), so it looks blurred.`;
  yield warning(file, offset, problem, `Take one of at least ${2 * width} × ${2 * height} pixels.`);
}
