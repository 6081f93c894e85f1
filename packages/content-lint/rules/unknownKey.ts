import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { createError, type Findings, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

const kindNames = {
  text: 'a text',
  group: 'a group',
  list: 'a list',
  entries: 'a list',
  other: 'not a text',
};

/** Reports keys and entries that the original does not have, and that are therefore not shown. */
export const unknownKey: Rule = function* ({ catalogue }) {
  const { fallbackName } = catalogue;
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    if (file.kind === 'messages' || file.kind === 'templates')
      yield* findUnknownKeys(original.tree, file.tree, file, fallbackName);
    if (file.kind === 'entries') yield* findUnknownEntries(original.tree, file.tree, file, fallbackName);
  }
  for (const file of catalogue.files) {
    if (file.kind === 'entries' && file.tree) yield* findKeysBesideItems(file.tree, file);
  }
};

function* findUnknownKeys(
  original: Tree,
  translation: Tree,
  file: MessageFile,
  fallbackName: string,
): Findings {
  for (const child of translation.children) {
    const originalChild = getChild(original, child.key);
    // Missing values are reported in the original file.
    if (originalChild?.value === null || (!originalChild && original.kind === 'list')) continue;
    const kind = kindNames[child.kind];
    const originalKind = originalChild && kindNames[originalChild.kind];
    if (!originalChild) {
      const problem = `The ${fallbackName} file has no "${child.path}", so this is not shown.`;
      const remedy = `Correct its name or delete it.${suggestKey(child, original, translation)}`;
      yield createError(file, child.keyOffset, problem, remedy);
    } else if (kind !== originalKind && child.value !== null && child.value !== '') {
      const problem = `"${child.path}" is ${kind}, but ${originalKind} in ${fallbackName}.`;
      const remedy = `Use the same structure as in the ${fallbackName} file.`;
      yield createError(file, child.keyOffset, problem, remedy);
    } else {
      yield* findUnknownKeys(originalChild, child, file, fallbackName);
    }
  }
}

function* findUnknownEntries(
  original: Tree,
  translation: Tree,
  file: MessageFile,
  fallbackName: string,
): Findings {
  const originalList = getChild(original, 'items');
  const list = getChild(translation, 'items');
  if (originalList?.kind !== 'entries' || list?.kind !== 'entries') return;
  for (const entry of list.children) {
    if (getChild(originalList, entry.key)) continue;
    const problem = `The ${fallbackName} file has no entry "${entry.key}", so this one is not shown.`;
    const remedy = `Correct its id or delete it.${suggestKey(entry, originalList, list)}`;
    yield createError(file, (getChild(entry, 'id') ?? entry).keyOffset, problem, remedy);
  }
}

/** Suggests a key that the original has and the translation lacks. */
function suggestKey(misspelt: Tree, original: Tree, translation: Tree): string {
  const missingKeys = original.children.map(({ key }) => key).filter((key) => !getChild(translation, key));
  return suggest(misspelt.key, missingKeys);
}

function* findKeysBesideItems(tree: Tree, file: MessageFile): Findings {
  for (const { key, keyOffset } of tree.children.filter((child) => child.key !== 'items')) {
    const problem = `The site does not use "${key}": this file contains only the list "items".`;
    const remedy = `Move it into an entry or delete it.${suggest(key, ['items'])}`;
    yield createError(file, keyOffset, problem, remedy);
  }
}
