import type { Image } from 'mdast';
import { suggestion } from '../closest';
import type { MessageFile } from '../MessageFile';
import { type Draft, error, type Rule, warning } from '../Rule';
import { childOf, type Tree } from '../Tree';
import { walk } from '../walk';

/** Pictures that do not exist under `public/`, and pictures without a description. */
export const picture: Rule = function* ({ catalogue, project: { pictures } }) {
  for (const file of catalogue.files) {
    if (file.tree) yield* inFields(file.tree, file, pictures);
    for (const image of file.body ? imagesIn(file) : []) {
      const offset = image.position?.start.offset ?? 0;
      if (!/^https?:/.test(image.url)) yield* missing(image.url, offset, file, pictures);
      if (!image.alt) yield undescribed(file, offset, 'Write what is to be seen between [ and ]: ![…](…).');
    }
  }
};

function* inFields(tree: Tree, file: MessageFile, pictures: Set<string>): Iterable<Draft> {
  for (const child of tree.children) {
    if (['image', 'avatar'].includes(child.key) && typeof child.value === 'string') {
      yield* missing(child.value, child.offset, file, pictures);
      const described = child.key === 'avatar' || childOf(tree, 'imageAlt') !== undefined;
      if (!described) yield undescribed(file, child.keyOffset, 'Add "imageAlt" with what is to be seen.');
    } else {
      yield* inFields(child, file, pictures);
    }
  }
}

function* missing(src: string, offset: number, file: MessageFile, pictures: Set<string>): Iterable<Draft> {
  if (pictures.has(src)) return;
  const remedy = `Put the picture at public${src.startsWith('/') ? '' : '/'}${src}, or correct the path.${suggestion(src, pictures)}`;
  yield error(file, offset, `There is no picture ${src}.`, remedy);
}

function undescribed(file: MessageFile, offset: number, remedy: string): Draft {
  return warning(file, offset, 'This picture has no description for people who do not see it.', remedy);
}

function imagesIn({ body }: MessageFile): Image[] {
  const images: Image[] = [];
  if (body) walk(body, (node) => node.type === 'image' && images.push(node as Image));
  return images;
}
