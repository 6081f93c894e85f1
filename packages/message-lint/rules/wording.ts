import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks, getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, joinTexts, type Rule } from '../Rule';
import { escapeRegExp, isChinese, isIdeographic } from '../text/wordings';
import { getTerms, getTranslation, type Term } from './terms';

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

/** Reports titles, button labels and entries that are too long for the place where they appear. */
export const length: Rule = function* ({ catalogue, options: { lengths = [] } }) {
  for (const file of catalogue.getLocalizedFiles()) {
    const script = isIdeographic(file.locale) ? 'ideographs' : 'letters';
    for (const { path, value, offset } of file.texts) {
      const limit = lengths.find(({ applies }) => applies({ kind: file.kind, file: file.name, path }));
      if (!limit) continue;
      // Placeholders in these texts are numbers of one or two digits.
      const characters = [...catalogue.interpolateFacts(file, value).replace(/\{\w+\}/g, '99')].length;
      if (characters <= limit.maxLength[script]) continue;
      const { subject, reason, maxLength } = limit;
      yield createWarning(file, offset, 'length', { subject, characters, reason, max: maxLength[script] });
    }
  }
};

/** The full-width form of each half-width punctuation mark. */
const fullWidthMarks: Record<string, string> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
  '"': '“ ”',
};

/**
 * A half-width punctuation mark next to a Chinese character. A full stop counts only after a Chinese character, because
 * file extensions start with a full stop.
 */
const HALF_WIDTH_MARK = /(?<=[\p{Script=Han}）》”])\s*[,.;:?!()"]|[,;:?!()"](?=\s*[\p{Script=Han}（《“])/gu;

/** Reports half-width punctuation in Chinese text. */
export const chinesePunctuation: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles().filter(({ locale }) => isChinese(locale))) {
    for (const { value, getOffset } of getSourceTexts(file)) {
      const marks = [...value.matchAll(HALF_WIDTH_MARK)];
      const [firstMark] = marks;
      if (!firstMark) continue;
      const distinctMarks = [...new Set(marks.map(([mark]) => mark.trim()))];
      yield createWarning(file, getOffset(firstMark.index + firstMark[0].length - 1), 'chinese-punctuation', {
        marks: joinTexts('and', distinctMarks),
        fullWidth: joinTexts(
          'and',
          distinctMarks.map((mark) => fullWidthMarks[mark] ?? mark),
        ),
      });
    }
  }
};
