import { isPhoto, photoFacts } from '@/lib/content/pictures/photoFacts';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Draft, error, type Rule, warning } from '../Rule';
import { suggestion } from '../text/closest';

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

/** Pictures that do not exist below `public/`, that cannot be shown or only blurred, or that have no description. */
export const picture: Rule = function* ({ catalogue, project: { pictures } }) {
  for (const file of catalogue.files) {
    if (file.tree) yield* inFields(file.tree, file, pictures);
    for (const node of file.nodes) {
      if (node.type !== 'image') continue;
      yield* unshowable(node.url, node.start, file, pictures);
      if (!node.alt)
        yield undescribed(file, node.start, 'Write what is to be seen between [ and ]: ![…](…).');
    }
  }
};

function* inFields(tree: Tree, file: MessageFile, pictures: Set<string>): Iterable<Draft> {
  for (const child of tree.children) {
    if (['image', 'avatar'].includes(child.key) && typeof child.value === 'string') {
      yield* unshowable(child.value, child.offset, file, pictures);
      yield* tooSmall(child.value, child.offset, file);
      const described = child.key === 'avatar' || childOf(tree, 'imageAlt') !== undefined;
      if (!described) yield undescribed(file, child.keyOffset, 'Add "imageAlt" with what is to be seen.');
    } else {
      yield* inFields(child, file, pictures);
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
    const ending = src.replace(/^.*[./]/, '').toLowerCase();
    const remedy = `${advice[ending] ?? 'Save it as one of these, with that ending.'}`;
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

function undescribed(file: MessageFile, offset: number, remedy: string): Draft {
  return warning(file, offset, 'This picture has no description for people who do not see it.', remedy);
}
