import {
  createWarning,
  type FindingText,
  getChild,
  type MessageFile,
  type Rule,
  type Tree,
} from 'content-lint';
import { locales } from '@/lib/shared/i18n/locales';

const CASES_FILE = 'customer-cases.json';

type PicturedItem = { file: MessageFile; tree: Tree | undefined; name: FindingText };

/** Reports cases that share a picture with another case, and posts that share one with an older post. */
export const repeatedPicture: Rule = function* ({ catalogue }) {
  for (const locale of locales) {
    const posts = catalogue.posts.filter((file) => file.locale === locale);
    const postsByDate = posts.toSorted((a, b) => getDate(a).localeCompare(getDate(b)));
    yield* findRepetitions(postsByDate.map((file) => ({ file, tree: file.tree, name: file.name })));
    const file = catalogue.find(locale, CASES_FILE);
    const cases = catalogue.getEntries(locale, CASES_FILE);
    if (file && cases)
      yield* findRepetitions(
        cases.map((tree) => ({ file, tree, name: { id: 'case', values: { id: tree.key } } })),
      );
  }
};

function* findRepetitions(items: PicturedItem[]): ReturnType<Rule> {
  const names = new Map<string, FindingText>();
  for (const { file, tree, name } of items) {
    const image = getChild(tree, 'image');
    if (typeof image?.value !== 'string') continue;
    const earlierName = names.get(image.value);
    if (earlierName === undefined) names.set(image.value, name);
    else {
      yield createWarning(file, image.offset, 'repeated-picture', { name: earlierName });
    }
  }
}

function getDate({ tree }: MessageFile): string {
  return String(getChild(tree, 'date')?.value ?? '');
}
