import { defaultLocale } from '@/lib/shared/i18n/locales';
import { type Term, termsOf } from '../catalogue/glossary';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { isTranslatable } from '../catalogue/textFields';
import { bodyNodes } from '../catalogue/writtenTexts';
import { type Rule, warning } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

const PROBLEM = 'This text is the same as in English, so it is probably not translated.';

const REMEDY = 'Translate it. A name that all languages share belongs into messages/glossary.json.';

/** Texts that a translation has word for word as in English, names, numbers and codes apart. */
export const untranslated: Rule = function* ({ catalogue }) {
  const terms = termsOf(catalogue);
  // Without the glossary every name would pass for a text.
  if (!terms) return;
  for (const { file, english, translation } of catalogue.pairs()) {
    if (!isTranslatable(file, english) || english.value.trim() !== translation.value.trim()) continue;
    if (isPersonal(file, english.key) || !hasWords(english.value, namesIn(file, terms))) continue;
    yield warning(file, translation.offset, PROBLEM, REMEDY);
  }
  for (const file of catalogue.files) {
    const original = catalogue.find(defaultLocale, file.name);
    if (!isMarkdown(file) || !original || original === file) continue;
    const blocks = ['paragraph', 'heading', 'tableCell'];
    const english = new Set(bodyNodes(original, blocks).map(({ value }) => value));
    const names = namesIn(file, terms);
    for (const { value, offsetOf } of bodyNodes(file, blocks)) {
      if (english.has(value) && hasWords(value, names)) yield warning(file, offsetOf(0), PROBLEM, REMEDY);
    }
  }
};

/** A person's name may be written the same in two languages. */
function isPersonal(file: MessageFile, key: string): boolean {
  return key === 'author' || (key === 'name' && ['team.json', 'testimonials.json'].includes(file.name));
}

/** What the glossary writes in the language of a file as in English. */
function namesIn({ locale = defaultLocale }: MessageFile, terms: Term[]): string[] {
  return terms.filter((term) => term.en === term[locale]).map(({ en }) => en);
}

/** Whether there is anything English in a text beside names, codes and quotations in another language. */
function hasWords(text: string, names: string[]): boolean {
  if (/[\p{Script=Han}\u00C0-\u1EF9]/u.test(text)) return false;
  let rest = text.replace(/https?:\S+|\S+@\S+|\{\w+\}|<\/?[\w-]+>|\]\([^)]*\)/g, ' ');
  for (const name of names) rest = rest.replace(new RegExp(escapeRegExp(name), 'gi'), ' ');
  return (rest.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}
