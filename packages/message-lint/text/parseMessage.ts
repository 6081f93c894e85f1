import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { errorAt, type Issue } from '../Rule';
import { findMatches } from './wordings';

/** The placeholders of a message: arguments (`{year}`) and tags (`<privacy>…</privacy>`), by name. */
export type Placeholders = {
  arguments: Set<string>;
  tags: Set<string>;
  /** True if an argument has a format: `{count, plural, …}`. */
  hasFormat: boolean;
};

/** The placeholders of a message, or the first problem, whose offset is relative to the start of the message. */
type ParseResult = { placeholders: Placeholders } | { issue: Issue };

/** Parses a page message as ICU MessageFormat. */
export function parseMessage(text: string): ParseResult {
  const likelyError = findLikelyError(text);
  if (likelyError) return { issue: likelyError };
  const placeholders: Placeholders = { arguments: new Set(), tags: new Set(), hasFormat: false };
  // Most texts have no placeholders.
  if (!/[{}<>]/.test(text)) return { placeholders };
  try {
    collectPlaceholders(parse(text), placeholders);
    return { placeholders };
  } catch (error) {
    const { message, location } = error as SyntaxError & { location?: { start: { offset: number } } };
    const id = explanations.find(([name]) => name.test(message))?.[1] ?? 'invalid';
    return { issue: errorAt(location?.start.offset ?? 0, `icu.${id}`, { message }) };
  }
}

/** Parses a text of a template, in which the only special syntax is `{name}`. */
export function parseTemplate(text: string): { placeholders: Placeholders } {
  const names = findMatches(text, /\{(\w+)\}/g).map(([, name]) => name ?? '');
  return { placeholders: { arguments: new Set(names), tags: new Set(), hasFormat: false } };
}

/** Finds syntax that is valid ICU but probably not what the editor meant. */
function findLikelyError(text: string): Issue | undefined {
  const apostrophe = text.search(/'(?=[{}<>])/);
  if (apostrophe >= 0) return errorAt(apostrophe, 'icu.apostrophe', { bracket: text[apostrophe + 1] ?? '' });
  const doubled = text.indexOf("''");
  if (doubled >= 0) return errorAt(doubled, 'icu.twoApostrophes');
  const wide = /[｛｝＜＞]/.exec(text);
  if (!wide) return undefined;
  return errorAt(wide.index, 'icu.wide', { wide: wide[0], plain: wide[0].normalize('NFKC') });
}

/** The sentences for errors of the parser, by the name of the error. */
const explanations: [name: RegExp, id: string][] = [
  [/EMPTY_ARGUMENT/, 'empty'],
  [/MALFORMED_ARGUMENT/, 'malformed'],
  [/CLOSING_BRACE/, 'unclosed'],
  [/MISSING_OTHER_CLAUSE/, 'noOther'],
  [/TAG/, 'tag'],
];

function collectPlaceholders(elements: MessageFormatElement[], placeholders: Placeholders): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      placeholders.tags.add(element.value);
      collectPlaceholders(element.children, placeholders);
      continue;
    }
    placeholders.arguments.add(element.value);
    placeholders.hasFormat ||= element.type !== TYPE.argument;
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const { value } of Object.values(element.options)) collectPlaceholders(value, placeholders);
    }
  }
}
