import { type Catalogue, getPublicationDate, NEVER_PUBLISHED } from '../catalogue/Catalogue';
import { isMarkdown, type MessageFile } from '../catalogue/MessageFile';
import { getChild, getTexts, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Findings, type FindingText, type Rule } from '../Rule';
import { suggest } from '../text/wordings';

/** Reports files that the site does not read, because of a misspelt name, a wrong folder or an invalid slug. */
export const unknownFile: Rule = function* ({ catalogue, options }) {
  const { formats } = catalogue.workspace;
  const localizedFiles = options.locales.all.flatMap((locale) =>
    [...formats.localized.keys()].map((name) => `${locale}/${name}`),
  );
  for (const name of catalogue.unknownFiles) {
    const file = { path: catalogue.getPath(undefined, name) };
    const [, folderName = '', slug = ''] = /\/([^/]+)\/(?:([a-z0-9-]+)\.md$)?/.exec(name) ?? [];
    const folder = formats.folders.get(folderName)?.folder;
    if (slug !== '' && folder?.isReserved(slug)) {
      yield createError(file, 0, 'unknown-file.reserved', { slug });
    } else if (folder) {
      yield createError(file, 0, 'unknown-file.slug');
    } else {
      const suggestion = suggest(name, [...formats.shared.keys(), ...localizedFiles]);
      yield createError(file, 0, 'unknown-file.name', { suggestion });
    }
  }
};

/** Reports messages, entries and files that a translation lacks, so that readers see a fallback. */
export const missingText: Rule = function* ({ catalogue, options: { locales } }) {
  const { formats } = catalogue.workspace;
  const originalFiles = catalogue
    .getFiles(locales.fallback)
    .filter((file) => getPublicationDate(file) !== NEVER_PUBLISHED);
  yield* findMissingFiles(undefined, [...formats.shared.keys()], catalogue);
  for (const locale of locales.all) {
    const names =
      locale === locales.fallback ? [...formats.localized.keys()] : originalFiles.map(({ name }) => name);
    yield* findMissingFiles(locale, names, catalogue);
  }
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    if (!isMarkdown(file)) yield* findMissingTexts(original.tree, file.tree, file);
  }
};

function* findMissingFiles(locale: string | undefined, names: string[], catalogue: Catalogue): Findings {
  for (const name of names.filter((fileName) => !catalogue.find(locale, fileName))) {
    const path = catalogue.getPath(locale, name);
    const original = catalogue.getPath(catalogue.fallback, name);
    if (locale === undefined || locale === catalogue.fallback)
      yield createError({ path }, 0, 'missing-text.requiredFile', { path });
    else yield createWarning({ path }, 0, 'missing-text.file', { original });
  }
}

function* findMissingTexts(original: Tree, translation: Tree, file: MessageFile, isMerged = true): Findings {
  for (const child of original.children) {
    const texts = getTexts(child).filter((text) => file.format.isTranslatable(text));
    const translatedChild = getChild(translation, child.key);
    const [firstText] = texts;
    if (!firstText) continue;
    if (!translatedChild || String(translatedChild.value ?? '').trim() === '') {
      const id = original.kind === 'entries' ? 'entry' : isMerged ? 'text' : 'part';
      yield createWarning(file, translatedChild?.offset ?? translation.keyOffset, `missing-text.${id}`, {
        path: child.path,
        key: child.key,
        textCount: formatTextCount(texts.length),
        excerpt: formatExcerpt(firstText.value),
      });
    } else if (child.kind === 'entries' && translatedChild.kind === 'list') {
      yield* findEntriesWithoutId(translatedChild, file);
    } else if (child.kind === 'list' && translatedChild.kind === 'list') {
      const [expected, actual] = [child.children.length, translatedChild.children.length];
      const values = { path: child.path, actual, expected };
      if (actual !== expected)
        yield createWarning(file, translatedChild.offset, 'missing-text.items', values);
      else yield* findMissingTexts(child, translatedChild, file, false);
    } else if (child.kind === translatedChild.kind) {
      yield* findMissingTexts(child, translatedChild, file, isMerged);
    }
  }
}

/** Reports entries without an id, which cannot be matched with the entries of the original list. */
function* findEntriesWithoutId(list: Tree, file: MessageFile): Findings {
  for (const entry of list.children.filter((child) => getChild(child, 'id')?.kind !== 'text'))
    yield createError(file, entry.offset, 'missing-text.entryWithoutId');
}

/** Formats the number of texts in a group: ` (2 texts)`. Empty for a single text. */
export function formatTextCount(count: number): FindingText {
  return count > 1 ? { id: 'textCount', values: { count } } : '';
}

/** Formats the first 60 characters of a text in quotation marks. */
function formatExcerpt(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
