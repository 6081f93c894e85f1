import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getTerms, type Term } from '../catalogue/glossary';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks } from '../catalogue/sourceTexts';
import { isTranslatable } from '../catalogue/textFields';
import { createWarning, type Rule } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

const PROBLEM = 'This text is the same as in English, so it is probably not translated.';

const REMEDY = 'Translate it. A name that all languages share belongs into messages/glossary.json.';

/** Texts that a translation has word for word as in English, names, numbers and codes apart. */
export const untranslated: Rule = function* ({ catalogue }) {
  const terms = getTerms(catalogue);
  // Without the glossary every name would pass for a text.
  if (!terms) return;
  for (const { file, english, translation } of catalogue.pairs()) {
    if (!isTranslatable(file, english) || english.value.trim() !== translation.value.trim()) continue;
    if (isPersonal(file, english.key) || !hasWords(english.value, file, terms)) continue;
    yield createWarning(file, translation.offset, PROBLEM, REMEDY);
  }
  for (const { english, file } of catalogue.translations()) {
    const originals = new Set(getBlocks(english).map(({ value }) => value));
    for (const { value, offsetOf } of getBlocks(file)) {
      if (originals.has(value) && hasWords(value, file, terms)) {
        yield createWarning(file, offsetOf(0), PROBLEM, REMEDY);
      }
    }
  }
};

/** A person's name may be written the same in two languages. */
function isPersonal({ name }: MessageFile, key: string): boolean {
  return key === 'author' || (key === 'name' && ['team.json', 'testimonials.json'].includes(name));
}

/** Whether there is anything English in a text beside codes, quotations in another language and names that they share. */
function hasWords(text: string, { locale = defaultLocale }: MessageFile, terms: Term[]): boolean {
  if (/[\p{Script=Han}\u00C0-\u1EF9]/u.test(text)) return false;
  let rest = text.replace(/https?:\S+|\S+@\S+|\{\w+\}|<\/?[\w-]+>|\]\([^)]*\)/g, ' ');
  for (const term of terms.filter(({ en, [locale]: other }) => en === other)) {
    rest = rest.replace(new RegExp(escapeRegExp(term.en), 'gi'), ' ');
  }
  return (rest.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}
