import { defaultLocale } from '@/lib/i18n/locales';
import { type Term, termsOf } from '../glossary';
import type { MessageFile } from '../MessageFile';
import { type Rule, warning } from '../Rule';
import { isTranslatable } from '../textFields';
import { bodyNodes } from '../writtenTexts';

const PROBLEM = 'This text is the same as in English, so it is probably not translated.';

const REMEDY = 'Translate it. A name that all languages share belongs into messages/glossary.json.';

/** Texts that a translation has word for word as in English, names, numbers and codes apart. */
export const untranslated: Rule = function* ({ catalogue }) {
  const terms = termsOf(catalogue);
  for (const { file, english, translation } of catalogue.pairs()) {
    if (!isTranslatable(file, english) || english.value.trim() !== translation.value.trim()) continue;
    if (!isPersonal(file, english.key) && hasWords(english.value, terms)) yield warning(file, translation.offset, PROBLEM, REMEDY);
  }
  for (const file of catalogue.files) {
    const original = catalogue.find(defaultLocale, file.name);
    if (file.kind !== 'post' || !original || original === file) continue;
    const blocks = ['paragraph', 'heading', 'tableCell'];
    const english = new Set(bodyNodes(original, blocks).map(({ value }) => value));
    for (const { value, offsetOf } of bodyNodes(file, blocks)) {
      if (english.has(value) && hasWords(value, terms)) yield warning(file, offsetOf(0), PROBLEM, REMEDY);
    }
  }
};

/** A person's name may be written the same in two languages. */
function isPersonal(file: MessageFile, key: string): boolean {
  return key === 'name' && ['team.json', 'testimonials.json'].includes(file.name);
}

function hasWords(text: string, terms: Term[]): boolean {
  const names = terms.filter(({ en, zh, vi }) => en === zh || en === vi).map(({ en }) => en);
  let rest = text.replace(/https?:\S+|\S+@\S+|\{\w+\}|<\/?[\w-]+>|\]\([^)]*\)/g, ' ');
  for (const name of names) rest = rest.replaceAll(name, ' ');
  return (rest.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && word !== word.toUpperCase());
}
