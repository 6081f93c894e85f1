import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getTerms, type Term } from '../catalogue/glossary';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks } from '../catalogue/sourceTexts';
import { isTranslatable } from '../catalogue/textFields';
import { createWarning, type Rule } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

const PROBLEM = 'This text is identical to the English text, so it is probably not translated.';

const REMEDY = 'Translate it. If it is a name that all languages share, add it to messages/glossary.json.';

/** Reports texts that are identical in English, except for names, numbers and codes. */
export const untranslated: Rule = function* ({ catalogue }) {
  const terms = getTerms(catalogue);
  // Without the glossary, shared names would be reported.
  if (!terms) return;
  for (const { file, english, translation } of catalogue.getTextPairs()) {
    if (!isTranslatable(file, english) || english.value.trim() !== translation.value.trim()) continue;
    if (isPersonName(file, english.key) || !hasEnglishWords(english.value, file, terms)) continue;
    yield createWarning(file, translation.offset, PROBLEM, REMEDY);
  }
  for (const { english, file } of catalogue.getTranslatedFiles()) {
    const originals = new Set(getBlocks(english).map(({ value }) => value));
    for (const { value, getOffset } of getBlocks(file)) {
      if (originals.has(value) && hasEnglishWords(value, file, terms)) {
        yield createWarning(file, getOffset(0), PROBLEM, REMEDY);
      }
    }
  }
};

/** True for a person's name, which may be the same in two locales. */
function isPersonName({ name }: MessageFile, key: string): boolean {
  return key === 'author' || (key === 'name' && ['team.json', 'testimonials.json'].includes(name));
}

/** True if a text contains English words other than codes, URLs and shared names. */
function hasEnglishWords(text: string, { locale = defaultLocale }: MessageFile, terms: Term[]): boolean {
  if (/[\p{Script=Han}\u00C0-\u1EF9]/u.test(text)) return false;
  let rest = text.replace(/https?:\S+|\S+@\S+|\{\w+\}|<\/?[\w-]+>|\]\([^)]*\)/g, ' ');
  for (const term of terms.filter(({ en, [locale]: other }) => en === other)) {
    rest = rest.replace(new RegExp(escapeRegExp(term.en), 'gi'), ' ');
  }
  return (rest.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}
