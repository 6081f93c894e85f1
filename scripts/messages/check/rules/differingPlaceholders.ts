import { defaultLocale } from '@/lib/shared/i18n/locales';
import { createError, type Rule } from '../Rule';
import { type Placeholders, parseMessage, parseTemplate } from '../text/parseMessage';

/** Reports placeholders that a translation lacks, adds or misspells. */
export const differingPlaceholders: Rule = function* ({ catalogue }) {
  for (const { file, english, translation } of catalogue.pairs()) {
    if (file.kind !== 'copy' && file.kind !== 'mail') continue;
    const read = file.kind === 'copy' ? parseMessage : parseTemplate;
    // Facts are interpolated first, because a translation may use other facts.
    const original = read(catalogue.filler(defaultLocale).fill(english.value));
    const translated = read(catalogue.filled(file, translation.value));
    if ('mistake' in original || 'mistake' in translated) continue;
    for (const what of ['arguments', 'tags'] as const) {
      const [there, here] = [written(original.blanks, what), written(translated.blanks, what)];
      const lost = there.filter((blank) => !here.includes(blank));
      const invented = here.filter((blank) => !there.includes(blank));
      for (const blank of invented) {
        const index = translation.value.indexOf(blank.slice(0, -1));
        const remedy = lost.length > 0 ? `The English text has ${lost.join(', ')}.` : 'Remove it.';
        const offset = translation.offsetOf(Math.max(index, 0));
        yield createError(file, offset, `The English text has no ${blank}.`, remedy);
      }
      if (lost.length > invented.length) {
        const problem = `${lost.join(', ')} is in the English text, but missing here.`;
        yield createError(file, translation.offset, problem, 'Add it to the translation.');
      }
    }
  }
};

/** Formats placeholders as in a message: `{year}`, `<privacy>`. */
function written(blanks: Placeholders, what: 'arguments' | 'tags'): string[] {
  return [...blanks[what]].map((name) => (what === 'tags' ? `<${name}>` : `{${name}}`));
}
