import { getTerms, getTranslation, type Term } from '../catalogue/glossary';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

/** Reports texts that are identical to the original, except for names, numbers and codes. */
export const untranslated: Rule = function* ({ catalogue, options: { glossary, fields } }) {
  const terms = getTerms(catalogue);
  // Without the glossary, shared names would be reported.
  if (!terms?.length) return;
  const { fallback } = catalogue;
  const glossaryTerms = { terms, fallback };
  const values = { file: glossary?.file ?? '' };
  for (const { file, original, translation } of catalogue.getTextPairs()) {
    const isIdentical = original.value.trim() === translation.value.trim();
    if (!isIdentical || !file.format.isTranslatable(original)) continue;
    if (fields?.isName?.(file.name, original.key) || !hasOriginalWords(original.value, file, glossaryTerms))
      continue;
    yield createWarning(file, translation.offset, 'untranslated', values);
  }
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    const originalBlocks = new Set(getBlocks(original).map(({ value }) => value));
    for (const { value, getOffset } of getBlocks(file)) {
      if (originalBlocks.has(value) && hasOriginalWords(value, file, glossaryTerms)) {
        yield createWarning(file, getOffset(0), 'untranslated', values);
      }
    }
  }
};

/** True if a text has words of the original's language, other than short words, codes, URLs and shared names. */
function hasOriginalWords(
  text: string,
  { locale }: MessageFile,
  { terms, fallback }: { terms: Term[]; fallback: string },
): boolean {
  // Assumes that originals have no Chinese characters and no accented letters, like English texts.
  if (/[\p{Script=Han}\u00C0-\u1EF9]/u.test(text)) return false;
  let remainder = text.replace(
    /https?:\S+|\S+@\S+|\{\w+(?:\}|,\s*select,)|(?:true|other)(?=\s*\{)|<\/?[\w-]+>|\]\([^)]*\)/g,
    ' ',
  );
  for (const term of terms) {
    const name = getTranslation(term, fallback);
    if (![name, ''].includes(getTranslation(term, locale ?? fallback))) continue;
    remainder = remainder.replace(new RegExp(escapeRegExp(name), 'gi'), ' ');
  }
  return (remainder.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}
