import { createError, type Rule } from '../Rule';
import { type Placeholders, parseMessage, parseTemplate } from '../text/parseMessage';

/** Reports placeholders that a translation lacks, adds or misspells. */
export const differingPlaceholders: Rule = function* ({ catalogue }) {
  for (const { file, english, translation } of catalogue.getTextPairs()) {
    if (file.kind !== 'messages' && file.kind !== 'templates') continue;
    const parse = (text: string) =>
      file.kind === 'messages' ? parseMessage(text, catalogue.fallbackName) : parseTemplate(text);
    // Facts are interpolated first, because a translation may use other facts.
    const original = parse(catalogue.getInterpolator(catalogue.fallback).interpolate(english.value));
    const translated = parse(catalogue.interpolateFacts(file, translation.value));
    if ('issue' in original || 'issue' in translated) continue;
    for (const what of ['arguments', 'tags'] as const) {
      const [there, here] = [
        formatPlaceholders(original.placeholders, what),
        formatPlaceholders(translated.placeholders, what),
      ];
      const missing = there.filter((placeholder) => !here.includes(placeholder));
      const extra = here.filter((placeholder) => !there.includes(placeholder));
      for (const placeholder of extra) {
        const index = translation.value.indexOf(placeholder.slice(0, -1));
        const remedy =
          missing.length > 0 ? `The ${catalogue.fallbackName} text has ${missing.join(', ')}.` : 'Remove it.';
        const offset = translation.getOffset(Math.max(index, 0));
        yield createError(file, offset, `The ${catalogue.fallbackName} text has no ${placeholder}.`, remedy);
      }
      if (missing.length > extra.length) {
        const problem = `${missing.join(', ')} is in the ${catalogue.fallbackName} text, but missing here.`;
        yield createError(file, translation.offset, problem, 'Add it to the translation.');
      }
    }
  }
};

/** Formats placeholders as in a message: `{year}`, `<privacy>`. */
function formatPlaceholders(placeholders: Placeholders, what: 'arguments' | 'tags'): string[] {
  return [...placeholders[what]].map((name) => (what === 'tags' ? `<${name}>` : `{${name}}`));
}
