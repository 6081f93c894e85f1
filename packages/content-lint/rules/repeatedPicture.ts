import { getPublicationDate } from '../catalogue/getPublicationDate';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { createWarning, type Findings, type Rule } from '../Rule';
import type { FindingText } from '../Sentence';

type PicturedItem = { file: MessageFile; tree: Tree | undefined; name: FindingText };

/** Reports posts that share a picture with an older post, and entries that share one with another entry. */
export const repeatedPicture: Rule = function* ({ catalogue, options: { locales, pictures } }) {
  if (!pictures) return;
  for (const locale of locales.all) {
    const posts = catalogue.posts.filter((file) => file.locale === locale);
    const postsByDate = posts.toSorted((a, b) => getPublicationDate(a).localeCompare(getPublicationDate(b)));
    yield* findRepetitions(postsByDate.map((file) => ({ file, tree: file.tree, name: file.name })));
    for (const list of pictures.distinctLists ?? []) {
      const file = catalogue.find(locale, list);
      const entries = catalogue.getEntries(locale, list);
      if (file && entries) yield* findRepetitions(entries.map((tree) => createItem(file, tree)));
    }
  }
};

function createItem(file: MessageFile, tree: Tree): PicturedItem {
  return { file, tree, name: { id: 'repeated-picture.entry', values: { id: tree.key } } };
}

function* findRepetitions(items: PicturedItem[]): Findings {
  const names = new Map<string, FindingText>();
  for (const { file, tree, name } of items) {
    const image = getChild(tree, 'image');
    if (typeof image?.value !== 'string') continue;
    const earlierName = names.get(image.value);
    if (earlierName === undefined) names.set(image.value, name);
    else yield createWarning(file, image.offset, 'repeated-picture', { name: earlierName });
  }
}
