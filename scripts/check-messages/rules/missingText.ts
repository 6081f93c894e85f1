import { defaultLocale, locales } from '@/lib/i18n/locales';
import { Catalogue } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree, textsOf } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { type Draft, error, type Rule, warning } from '../Rule';

/** Texts, entries and whole files that a translation lacks, so that readers see them in English. */
export const missingText: Rule = function* ({ catalogue }) {
  yield* missingFiles(catalogue);
  for (const { english, file } of catalogue.translations()) {
    if (file.kind !== 'post') yield* missingIn(english.tree, file.tree, english, file);
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

function wantedBy(locale: MessageFile['locale'], catalogue: Catalogue): string[] {
  if (locale === undefined) return ['facts.json', 'glossary.json'];
  if (locale === defaultLocale) return Catalogue.jsonFiles;
  const posts = catalogue.of(defaultLocale).filter(({ kind }) => kind === 'post');
  return [
    ...Catalogue.jsonFiles.filter((name) => catalogue.find(defaultLocale, name)),
    ...posts.map(({ name }) => name),
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
    const place = other ? other.offset : translation.keyOffset;
    if (texts.length === 0) continue;
    if (other === undefined || other.value === '' || other.value === null) {
      const [first] = texts;
      const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const problem = `"${child.path}"${many} is not translated, so readers see the English text.`;
      yield warning(file, place, problem, `Add "${child.key}". In English: ${excerpt(first?.value ?? '')}`);
    } else if (
      child.kind === 'list' &&
      other.kind === 'list' &&
      child.children.length !== other.children.length
    ) {
      const counts = `${child.children.length} in English, ${other.children.length} here`;
      yield warning(
        file,
        place,
        `"${child.path}" has another number of lines: ${counts}.`,
        'Add or delete lines.',
      );
    } else {
      yield* missingIn(child, other, original, file);
    }
  }
}

function excerpt(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
