import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Draft, error, type Rule, warning } from '../Rule';
import { suggestion } from '../text/closest';

/** Pictures that do not exist under `public/`, and pictures without a description. */
export const picture: Rule = function* ({ catalogue, project: { pictures } }) {
  for (const file of catalogue.files) {
    if (file.tree) yield* inFields(file.tree, file, pictures);
    for (const node of file.nodes) {
      if (node.type !== 'image') continue;
      if (!/^https?:/.test(node.url)) yield* missing(node.url, node.start, file, pictures);
      if (!node.alt)
        yield undescribed(file, node.start, 'Write what is to be seen between [ and ]: ![…](…).');
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
