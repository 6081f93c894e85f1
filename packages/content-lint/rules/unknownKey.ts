import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { hasEditableChildren } from '../project/hasEditableChildren';
import { createError, createWarning, type Findings, type Rule } from '../Rule';
import type { FindingText, Sentence } from '../Sentence';
import { suggest } from '../text/suggest';
import { findDeletedKeys } from './missingKey';

/** Reports keys that the original does not have, and that are therefore not shown, and entries without an original. */
export const unknownKey: Rule = function* ({ catalogue, options: { taxonomy } }) {
  const deletedKeys = new Set(findDeletedKeys(catalogue).map(({ file, path }) => `${file.name} ${path}`));
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    if (file.kind === 'messages' || file.kind === 'templates')
      yield* findUnknownKeys(
        original.tree,
        file.tree,
        file,
        (group) => group.kind === 'group' && hasEditableChildren(group, file.name, taxonomy),
        (path) => deletedKeys.has(`${file.name} ${path}`),
      );
    if (file.kind === 'entries') yield* findUnknownEntries(original.tree, file.tree, file);
  }
  for (const file of catalogue.files) {
    if (file.kind === 'entries' && file.tree) yield* findKeysBesideItems(file.tree, file);
  }
};

function* findUnknownKeys(
  original: Tree,
  translation: Tree,
  file: MessageFile,
  isEditable: (group: Tree) => boolean,
  isDeleted: (path: string) => boolean,
): Findings {
  for (const child of translation.children) {
    const originalChild = getChild(original, child.key);
    // Missing values are reported in the original file.
    if (originalChild?.value === null || (!originalChild && original.kind === 'list')) continue;
    // `missing-key` reports a deleted key in the original file.
    if (!originalChild && isDeleted(child.path)) continue;
    const kind = getKindName(child);
    if (!originalChild) {
      const suggestion = suggestKey(child, original, translation);
      if (suggestion === '' && isEditable(original))
        yield createWarning(file, child.keyOffset, 'unknown-key.onlyHere', { id: child.key });
      else yield createError(file, child.keyOffset, 'unknown-key.key', { path: child.path, suggestion });
    } else if (kind.id !== getKindName(originalChild).id && child.value !== null && child.value !== '') {
      const values = { path: child.path, kind, originalKind: getKindName(originalChild) };
      yield createError(file, child.keyOffset, 'unknown-key.kind', values);
    } else {
      yield* findUnknownKeys(originalChild, child, file, isEditable, isDeleted);
    }
  }
}

/** Returns the name of a value's type. Editors do not distinguish the two kinds of lists. */
function getKindName({ kind }: Tree): Sentence {
  return { id: `unknown-key.kinds.${kind === 'entries' ? 'list' : kind}` };
}

function* findUnknownEntries(original: Tree, translation: Tree, file: MessageFile): Findings {
  const originalList = getChild(original, 'items');
  const list = getChild(translation, 'items');
  if (originalList?.kind !== 'entries' || list?.kind !== 'entries') return;
  for (const entry of list.children) {
    if (getChild(originalList, entry.key)) continue;
    const suggestion = suggestKey(entry, originalList, list);
    const { keyOffset } = getChild(entry, 'id') ?? entry;
    // Generated ids without letters are similar to each other.
    if (suggestion !== '' && /[a-z]/.test(entry.key))
      yield createError(file, keyOffset, 'unknown-key.entry', { id: entry.key, suggestion });
    else yield createWarning(file, keyOffset, 'unknown-key.onlyHere', { id: entry.key });
  }
}

/** Suggests a key that the original has and the translation lacks. */
function suggestKey(misspelt: Tree, original: Tree, translation: Tree): FindingText {
  const missingKeys = original.children.map(({ key }) => key).filter((key) => !getChild(translation, key));
  return suggest(misspelt.key, missingKeys);
}

function* findKeysBesideItems(tree: Tree, file: MessageFile): Findings {
  for (const { key, keyOffset } of tree.children.filter((child) => child.key !== 'items')) {
    yield createError(file, keyOffset, 'unknown-key.beside', { key, suggestion: suggest(key, ['items']) });
  }
}
