import { basename, dirname } from 'node:path';
import { defaultLocale, locales } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import { isLike } from '../catalogue/isLike';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { NEVER, outFrom } from '../catalogue/outFrom';
import { jsonFiles, sharedFiles } from '../catalogue/readMessageFile';
import { childOf, type TextNode, type Tree, textsOf } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { type Draft, error, type Rule, warning } from '../Rule';

/** Texts, entries and whole files that a translation lacks, so that readers see them in English or in another language. */
export const missingText: Rule = function* ({ catalogue }) {
  yield* missingFiles(catalogue);
  yield* misnamedPosts(catalogue);
  for (const { english, file } of catalogue.translations()) {
    if (!isMarkdown(file)) yield* missingIn(english.tree, file.tree, english, file);
  }
};

function* missingFiles(catalogue: Catalogue): Iterable<Draft> {
  for (const locale of [undefined, ...locales]) {
    for (const name of wantedBy(locale, catalogue)) {
      if (catalogue.find(locale, name)) continue;
      const path = catalogue.pathOf(locale, name);
      if (locale === undefined || locale === defaultLocale) {
        yield error({ path }, 0, 'This file is missing; the site is not built without it.', 'Bring it back.');
      } else {
        const original = catalogue.pathOf(defaultLocale, name);
        const remedy = `Copy ${original} here and translate it.`;
        yield warning({ path }, 0, 'This file is missing, so readers see the English one.', remedy);
      }
    }
  }
}

/** A post may stand in any language alone; one that has the day or the anchor of another is probably its translation. */
function* misnamedPosts(catalogue: Catalogue): Iterable<Draft> {
  const english = catalogue
    .of(defaultLocale)
    .filter((file) => file.kind === 'post' && outFrom(file) !== NEVER);
  for (const file of catalogue.files.filter(({ kind }) => kind === 'post')) {
    if (catalogue.find(defaultLocale, file.name)) continue;
    const original = english.find(
      (other) =>
        dirname(other.name) === dirname(file.name) &&
        isLike(file, other) &&
        !catalogue.find(file.locale, other.name),
    );
    if (!original) continue;
    const problem = `No English post has this name, so this one is shown as a text without translation.`;
    const remedy = `If it is the translation of ${original.path}, name it ${basename(original.name)} too.`;
    yield warning(file, 0, problem, remedy);
  }
}

function wantedBy(locale: MessageFile['locale'], catalogue: Catalogue): string[] {
  if (locale === undefined) return sharedFiles;
  if (locale === defaultLocale) return jsonFiles;
  const texts = catalogue.of(defaultLocale).filter((file) => isMarkdown(file) && outFrom(file) !== NEVER);
  return [
    ...jsonFiles.filter((name) => catalogue.find(defaultLocale, name)),
    ...texts.map(({ name }) => name),
  ];
}

function* missingIn(
  english: Tree,
  translation: Tree,
  original: MessageFile,
  file: MessageFile,
): Iterable<Draft> {
  for (const child of english.children) {
    const texts = textsOf(child).filter((text) => isTranslatable(original, text));
    const other = childOf(translation, child.key);
    if (texts.length === 0) continue;
    if (other === undefined || other.value === '' || other.value === null) {
      const what = english.kind === 'entries' ? `an entry with the id "${child.key}"` : `"${child.key}"`;
      yield untranslated(child, texts, what, file, other ? other.offset : translation.keyOffset);
    } else if (child.kind === 'entries' && other.kind === 'list') {
      yield* withoutIds(other, file);
    } else if (child.kind === 'list' && other.kind === 'list') {
      yield* differingLengths(child, other, file);
    } else if (child.kind === other.kind) {
      yield* missingIn(child, other, original, file);
    }
  }
}

function untranslated(
  english: Tree,
  texts: TextNode[],
  what: string,
  file: MessageFile,
  offset: number,
): Draft {
  const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
  const problem = `"${english.path}"${many} is not translated, so readers see the English text.`;
  const [first] = texts;
  return warning(file, offset, problem, `Add ${what}. In English: ${excerpt(first?.value ?? '')}`);
}

/** Entries find their originals by their ids. */
function* withoutIds(list: Tree, file: MessageFile): Iterable<Draft> {
  for (const entry of list.children.filter((child) => childOf(child, 'id')?.kind !== 'text')) {
    const problem = 'This entry has no id, so the whole list shows in English.';
    yield error(file, entry.offset, problem, 'Write the id that the entry has in English.');
  }
}

function* differingLengths(english: Tree, translation: Tree, file: MessageFile): Iterable<Draft> {
  const [there, here] = [english.children.length, translation.children.length];
  if (there === here) return;
  const problem = `"${english.path}" has another number of lines: ${there} in English, ${here} here.`;
  yield warning(file, translation.offset, problem, 'Add or delete lines.');
}

function excerpt(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
