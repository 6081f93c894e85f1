import { getTerms, getTranslation, type Term } from '../catalogue/glossary';
import { isTranslatable } from '../catalogue/isTranslatable';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

/** Reports texts that are identical in English, except for names, numbers and codes. */
export const untranslated: Rule = function* ({ catalogue, options: { glossary, folder, fields } }) {
  const terms = getTerms(catalogue);
  // Without the glossary, shared names would be reported.
  if (!terms) return;
  const remedy = `Translate it. If it is a name that all languages share, add it to ${folder}/${glossary?.file}.`;
  const { fallback, fallbackName } = catalogue;
  const problem = `This text is identical to the ${fallbackName} text, so it is probably not translated.`;
  for (const { file, english, translation } of catalogue.getTextPairs()) {
    if (!isTranslatable(file, english) || english.value.trim() !== translation.value.trim()) continue;
    if (
      fields?.isName?.(file.name, english.key) ||
      !hasEnglishWords(english.value, file, { terms, fallback })
    )
      continue;
    yield createWarning(file, translation.offset, problem, remedy);
  }
  for (const { english, file } of catalogue.getTranslatedFiles()) {
    const originals = new Set(getBlocks(english).map(({ value }) => value));
    for (const { value, getOffset } of getBlocks(file)) {
      if (originals.has(value) && hasEnglishWords(value, file, { terms, fallback })) {
        yield createWarning(file, getOffset(0), problem, remedy);
      }
    }
  }
};

/** True if a text contains English words other than codes, URLs and shared names. */
function hasEnglishWords(
  text: string,
  { locale }: MessageFile,
  { terms, fallback }: { terms: Term[]; fallback: string },
): boolean {
  if (/[\p{Script=Han}\u00C0-\u1EF9]/u.test(text)) return false;
  let rest = text.replace(/https?:\S+|\S+@\S+|\{\w+\}|<\/?[\w-]+>|\]\([^)]*\)/g, ' ');
  for (const term of terms) {
    const name = getTranslation(term, fallback);
    if (name !== getTranslation(term, locale ?? fallback)) continue;
    rest = rest.replace(new RegExp(escapeRegExp(name), 'gi'), ' ');
  }
  return (rest.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}
