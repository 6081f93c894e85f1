import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { createError, type Rule, type UnplacedFinding } from '../Rule';
import { suggest } from '../text/suggest';

const kindNames = {
  text: 'a text',
  group: 'a group',
  list: 'a list',
  entries: 'a list',
  other: 'not a text',
};

/** Reports keys and entries that the English messages do not have, which are therefore not shown. */
export const unknownKey: Rule = function* ({ catalogue }) {
  const { fallbackName } = catalogue;
  for (const { english, file } of catalogue.getTranslatedFiles()) {
    if (file.kind === 'messages' || file.kind === 'templates')
      yield* findUnknownKeys(english.tree, file.tree, file, fallbackName);
    if (file.kind === 'entries') yield* findUnknownEntries(english.tree, file.tree, file, fallbackName);
  }
  for (const file of catalogue.files) {
    if (file.kind === 'entries' && file.tree) yield* findKeysBesideItems(file.tree, file);
  }
};

function* findUnknownKeys(
  english: Tree,
  translation: Tree,
  file: MessageFile,
  fallbackName: string,
): Iterable<UnplacedFinding> {
  for (const child of translation.children) {
    const other = getChild(english, child.key);
    // The gap is reported in the English file.
    if (other?.value === null || (!other && english.kind === 'list')) continue;
    const [here, there] = [kindNames[child.kind], other && kindNames[other.kind]];
    if (!other) {
      const problem = `The ${fallbackName} file has no "${child.path}", so this is not shown.`;
      const remedy = `Correct its name or delete it.${suggestKey(child, english, translation)}`;
      yield createError(file, child.keyOffset, problem, remedy);
    } else if (here !== there && child.value !== null && child.value !== '') {
      const remedy = `Use the same structure as in the ${fallbackName} file.`;
      yield createError(
        file,
        child.keyOffset,
        `"${child.path}" is ${here}, but ${there} in ${fallbackName}.`,
        remedy,
      );
    } else {
      yield* findUnknownKeys(other, child, file, fallbackName);
    }
  }
}

function* findUnknownEntries(
  english: Tree,
  translation: Tree,
  file: MessageFile,
  fallbackName: string,
): Iterable<UnplacedFinding> {
  const [originals, entries] = [getChild(english, 'items'), getChild(translation, 'items')];
  if (originals?.kind !== 'entries' || entries?.kind !== 'entries') return;
  for (const entry of entries.children) {
    if (getChild(originals, entry.key)) continue;
    const problem = `The ${fallbackName} file has no entry "${entry.key}", so this one is not shown.`;
    const remedy = `Correct its id or delete it.${suggestKey(entry, originals, entries)}`;
    yield createError(file, (getChild(entry, 'id') ?? entry).keyOffset, problem, remedy);
  }
}

/** Suggests a key that the English file has and the translation lacks. */
function suggestKey(misspelt: Tree, english: Tree, translation: Tree): string {
  const missingKeys = english.children.map(({ key }) => key).filter((key) => !getChild(translation, key));
  return suggest(misspelt.key, missingKeys);
}

function* findKeysBesideItems(tree: Tree, file: MessageFile): Iterable<UnplacedFinding> {
  for (const { key, keyOffset } of tree.children.filter((child) => child.key !== 'items')) {
    const problem = `The site does not use "${key}": this file contains only the list "items".`;
    const remedy = `Move it into an entry or delete it.${suggest(key, ['items'])}`;
    yield createError(file, keyOffset, problem, remedy);
  }
}
