import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { type Draft, error, type Rule } from '../Rule';
import { suggestion } from '../text/suggestion';

const shapes = { text: 'a text', group: 'a group', list: 'a list', entries: 'a list', other: 'not a text' };

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
    if (other?.value === null || (!other && english.kind === 'list')) continue;
    const [here, there] = [shapes[child.kind], other && shapes[other.kind]];
    if (!other) {
      const problem = `The English file has no "${child.path}", so this is shown nowhere.`;
      const remedy = `Correct its name or delete it.${suggestedKey(child, english, translation)}`;
      yield error(file, child.keyOffset, problem, remedy);
    } else if (here !== there && child.value !== null && child.value !== '') {
      const remedy = 'Write it in the same form as in the English file.';
      yield error(file, child.keyOffset, `"${child.path}" is ${here}, in English ${there}.`, remedy);
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
    const problem = `The English file has no entry "${entry.key}", so this one is shown nowhere.`;
    const remedy = `Correct its id or delete it.${suggestedKey(entry, originals, entries)}`;
    yield error(file, (childOf(entry, 'id') ?? entry).keyOffset, problem, remedy);
  }
}

/** Suggests a key that English has and the translation has not. */
function suggestedKey(misspelt: Tree, english: Tree, translation: Tree): string {
  const free = english.children.map(({ key }) => key).filter((key) => !childOf(translation, key));
  return suggestion(misspelt.key, free);
}

function* besideItems(tree: Tree, file: MessageFile): Iterable<Draft> {
  for (const { key, keyOffset } of tree.children.filter((child) => child.key !== 'items')) {
    const problem = `Nothing reads "${key}": this file holds a list "items" and nothing else.`;
    const remedy = `Move it into an entry or delete it.${suggestion(key, ['items'])}`;
    yield error(file, keyOffset, problem, remedy);
  }
}
