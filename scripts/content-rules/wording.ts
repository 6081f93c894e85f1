import {
  createWarning,
  escapeRegExp,
  flattenTree,
  getBlocks,
  getChild,
  getSourceTexts,
  joinTexts,
  type MessageFile,
  type Rule,
  type Tree,
} from 'message-lint';
import { fileCollections } from '@/lib/collections';
import { defaultLocale, languageTraits, locales, toLocale } from '@/lib/i18n/locales';
import { getTerms, type Term } from './terms';

/** Reports texts that are identical to the original, except for names, numbers and codes. */
export const untranslated: Rule = function* ({ catalogue }) {
  const terms = getTerms(catalogue);
  // Without the glossary, shared names would be reported.
  if (terms.length === 0) return;
  for (const { file, original, translation } of catalogue.getTextPairs()) {
    const isIdentical = original.value.trim() === translation.value.trim();
    if (!isIdentical || !file.format.isTranslatable(original) || isName(original.key, file)) continue;
    if (hasOriginalWords(original.value, file, terms))
      yield createWarning(file, translation.offset, 'untranslated');
  }
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    const originalBlocks = new Set(getBlocks(original).map(({ value }) => value));
    for (const { value, getOffset } of getBlocks(file)) {
      if (originalBlocks.has(value) && hasOriginalWords(value, file, terms))
        yield createWarning(file, getOffset(0), 'untranslated');
    }
  }
};

/** True for the field with a person's name. */
function isName(key: string, { name }: MessageFile): boolean {
  const collection = fileCollections.find(({ file }) => file === name);
  return key === 'author' || (key === 'name' && collection !== undefined && 'isPeople' in collection);
}

/** True if a text has words of the original's language, other than short words, codes, URLs and shared names. */
function hasOriginalWords(text: string, { locale }: MessageFile, terms: Term[]): boolean {
  // Assumes that originals have no Chinese characters and no accented letters, like English texts.
  if (/[\p{Script=Han}\u00C0-\u1EF9]/u.test(text)) return false;
  let remainder = text.replace(
    /https?:\S+|\S+@\S+|\{\w+(?:\}|,\s*select,)|(?:true|other)(?=\s*\{)|<\/?[\w-]+>|\]\([^)]*\)/g,
    ' ',
  );
  for (const term of terms) {
    const name = term[defaultLocale];
    if ((term[toLocale(locale)] || name) !== name) continue;
    remainder = remainder.replace(new RegExp(escapeRegExp(name), 'gi'), ' ');
  }
  return (remainder.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}

/** Maximum numbers of characters in places with limited space, in alphabetic scripts and in ideographs. */
const lengthLimits = {
  title: { letters: 60, ideographs: 30 },
  buttonLabel: { letters: 30, ideographs: 12 },
};

/** Reports titles and button labels that are too long for the place where they appear. */
export const length: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles()) {
    const script = languageTraits[toLocale(file.locale)].isIdeographic ? 'ideographs' : 'letters';
    for (const { path, value, offset } of file.texts) {
      const place = getLimitedPlace(path, file);
      if (!place) continue;
      // Placeholders in these texts are numbers of one or two digits.
      const characters = [...catalogue.interpolateFacts(file, value).replace(/\{\w+\}/g, '99')].length;
      const max = lengthLimits[place][script];
      if (characters > max) yield createWarning(file, offset, `length.${place}`, { characters, max });
    }
  }
};

function getLimitedPlace(path: string, { kind }: MessageFile): keyof typeof lengthLimits | undefined {
  const isEmail = kind === 'templates';
  if (kind === 'post' || kind === 'page') return path === 'title' ? 'title' : undefined;
  if (!isEmail && /(?:^|\.)meta\.title$|\.metaTitle$/.test(path)) return 'title';
  const isLabel = /^actions\.|(^|\.)(submit|action|button)$/.test(path);
  return isLabel && (isEmail || kind === 'messages') ? 'buttonLabel' : undefined;
}

/**
 * A half-width punctuation mark next to a Chinese or Japanese character. A full stop counts only after the character,
 * because file extensions start with a full stop.
 */
const HALF_WIDTH_MARK =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}）》”])\s*[,.;:?!()"]|[,;:?!()"](?=\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（《“])/gu;

/** Reports half-width punctuation in languages with full-width punctuation. */
export const fullWidthPunctuation: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles()) {
    const { fullWidthMarks } = languageTraits[toLocale(file.locale)];
    for (const { value, getOffset } of fullWidthMarks ? getSourceTexts(file) : []) {
      const marks = [...value.matchAll(HALF_WIDTH_MARK)];
      const [firstMark] = marks;
      if (!firstMark) continue;
      const distinctMarks = [...new Set(marks.map(([mark]) => mark.trim()))];
      const corrected = distinctMarks.map((mark) => fullWidthMarks?.[mark] ?? mark);
      yield createWarning(
        file,
        getOffset(firstMark.index + firstMark[0].length - 1),
        'full-width-punctuation',
        {
          marks: joinTexts('and', distinctMarks),
          fullWidth: joinTexts('and', corrected),
        },
      );
    }
  }
};

/** Reports facts, laws and glossary terms without a text in a language: one finding for each file and language. */
export const missingWording: Rule = function* ({ catalogue }) {
  for (const name of ['facts.json', 'laws.json', 'glossary.json']) {
    const file = catalogue.find(undefined, name);
    const localizedNodes = file?.tree ? flattenTree(file.tree).filter(hasFallback) : [];
    for (const locale of locales) {
      const [first, ...others] = localizedNodes.filter((node) => !getChild(node, locale)?.value);
      if (!file || !first) continue;
      const values = { path: first.path, count: others.length, locale, fallback: defaultLocale };
      const id = others.length > 0 ? 'missing-wording.several' : 'missing-wording.one';
      yield createWarning(file, first.offset, id, values);
    }
  }
};

function hasFallback(node: Tree): boolean {
  return getChild(node, defaultLocale)?.kind === 'text';
}
