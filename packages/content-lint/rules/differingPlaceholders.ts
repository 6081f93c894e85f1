import type { TextPair } from '../catalogue/Catalogue';
import { createError, type Findings, type Rule } from '../Rule';
import { joinTexts } from '../Sentence';
import { type Placeholders, parseMessage, parseTemplate } from '../text/parseMessage';

/** Reports placeholders that a translation lacks, adds or misspells. */
export const differingPlaceholders: Rule = function* ({ catalogue }) {
  for (const pair of catalogue.getTextPairs()) {
    const { file, original, translation } = pair;
    if (file.kind !== 'messages' && file.kind !== 'templates') continue;
    const parse = (text: string) => (file.kind === 'messages' ? parseMessage(text) : parseTemplate(text));
    // Facts are interpolated first, because a translation may use other facts.
    const parsedOriginal = parse(catalogue.getInterpolator(catalogue.fallback).interpolate(original.value));
    const parsedTranslation = parse(catalogue.interpolateFacts(file, translation.value));
    if ('issue' in parsedOriginal || 'issue' in parsedTranslation) continue;
    for (const kind of ['arguments', 'tags'] as const) {
      const expected = formatPlaceholders(parsedOriginal.placeholders, kind);
      const actual = formatPlaceholders(parsedTranslation.placeholders, kind);
      yield* comparePlaceholders(expected, actual, pair);
    }
  }
};

/** Formats placeholders as in a message: `{year}`, `<privacy>`. */
function formatPlaceholders(placeholders: Placeholders, kind: 'arguments' | 'tags'): string[] {
  return [...placeholders[kind]].map((name) => (kind === 'tags' ? `<${name}>` : `{${name}}`));
}

function* comparePlaceholders(
  expected: string[],
  actual: string[],
  { file, translation }: TextPair,
): Findings {
  const missing = expected.filter((placeholder) => !actual.includes(placeholder));
  const missingList = joinTexts('comma', missing);
  const extra = actual.filter((placeholder) => !expected.includes(placeholder));
  for (const placeholder of extra) {
    // The closing bracket is ignored, because a format may precede it: `{count, plural, …}`.
    const index = translation.value.indexOf(placeholder.slice(0, -1));
    const offset = translation.getOffset(Math.max(index, 0));
    const id = missing.length > 0 ? 'other' : 'extra';
    yield createError(file, offset, `differing-placeholders.${id}`, { placeholder, missing: missingList });
  }
  if (missing.length > extra.length) {
    yield createError(file, translation.offset, 'differing-placeholders.missing', { missing: missingList });
  }
}
