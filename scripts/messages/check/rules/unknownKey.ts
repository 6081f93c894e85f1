import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Draft, error, type Rule } from '../Rule';
import { suggestion } from '../text/closest';

/** Keys and entries that the English messages do not have, so that what stands there is shown nowhere. */
export const unknownKey: Rule = function* ({ catalogue }) {
  for (const { english, file } of catalogue.translations()) {
    if (file.kind === 'copy' || file.kind === 'mail') yield* unknownIn(english.tree, file.tree, file);
    if (file.kind === 'entities') yield* unknownEntries(english.tree, file.tree, file);
  }
  for (const file of catalogue.files) {
    if (file.kind === 'entities' && file.tree) yield* besideItems(file.tree, file);
  }
};

function* unknownIn(english: Tree, translation: Tree, file: MessageFile): Iterable<Draft> {
  for (const child of translation.children) {
    const other = childOf(english, child.key);
    // The English file is told of the gap.
    if (other?.value === null) continue;
    if (!other) {
      if (english.kind === 'list') continue;
      const free = english.children.map(({ key }) => key).filter((key) => !childOf(translation, key));
      const remedy = `Correct its name or delete it.${suggestion(child.key, free)}`;
      yield error(
        file,
        child.keyOffset,
        `The English file has no "${child.path}", so this is shown nowhere.`,
        remedy,
      );
    } else if (shapeOf(child) !== shapeOf(other) && child.value !== null && child.value !== '') {
      const remedy = 'Write it in the same form as in the English file.';
      yield error(
        file,
        child.keyOffset,
        `"${child.path}" is ${shapeOf(child)}, in English ${shapeOf(other)}.`,
        remedy,
      );
    } else {
      yield* unknownIn(other, child, file);
    }
  }
}

function* unknownEntries(english: Tree, translation: Tree, file: MessageFile): Iterable<Draft> {
  const [originals, entries] = [childOf(english, 'items'), childOf(translation, 'items')];
  if (originals?.kind !== 'entries' || entries?.kind !== 'entries') return;
  for (const entry of entries.children) {
    if (childOf(originals, entry.key)) continue;
    const free = originals.children.map(({ key }) => key).filter((key) => !childOf(entries, key));
    const problem = `The English file has no entry "${entry.key}", so this one is shown nowhere.`;
    const id = childOf(entry, 'id');
    yield error(
      file,
      (id ?? entry).keyOffset,
      problem,
      `Correct its id or delete it.${suggestion(entry.key, free)}`,
    );
  }
}

function* besideItems(tree: Tree, file: MessageFile): Iterable<Draft> {
  for (const child of tree.children.filter(({ key }) => key !== 'items')) {
    const problem = `Nothing reads "${child.key}": this file holds a list "items" and nothing else.`;
    yield error(
      file,
      child.keyOffset,
      problem,
      `Move it into an entry or delete it.${suggestion(child.key, ['items'])}`,
    );
  }
}

function shapeOf({ kind }: Tree): string {
  return { text: 'a text', group: 'a group', list: 'a list', entries: 'a list', other: 'not a text' }[kind];
}
