import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { SyntaxIssue } from '../catalogue/SyntaxIssue';
import { createSyntaxIssue } from '../catalogue/SyntaxIssue';
import { findMatches } from './findMatches';

/** The placeholders of a message: arguments (`{year}`) and tags (`<privacy>…</privacy>`), by name. */
export type Placeholders = {
  arguments: Set<string>;
  tags: Set<string>;
  /** True if an argument has a format: `{count, plural, …}`. */
  hasFormat: boolean;
};

/** The placeholders of a message, or the first problem, whose offset is relative to the start of the message. */
type ParseResult = { placeholders: Placeholders } | { issue: SyntaxIssue };

/** Parses a page message as ICU MessageFormat. Remedies refer to the text in the language `fallbackName`. */
export function parseMessage(text: string, fallbackName: string): ParseResult {
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
    const { problem, remedy } = createExplanations(fallbackName).find(({ codes }) => codes.test(message)) ?? {
      problem: `This is not a valid ICU message (${message}).`,
      remedy: `Copy everything between { and } from the ${fallbackName} text.`,
    };
    return { issue: createSyntaxIssue(location?.start.offset ?? 0, problem, remedy) };
  }
}

/** Parses a text of a template, in which the only special syntax is `{name}`. */
export function parseTemplate(text: string): { placeholders: Placeholders } {
  const names = findMatches(text, /\{(\w+)\}/g).map(([, name]) => name ?? '');
  return { placeholders: { arguments: new Set(names), tags: new Set(), hasFormat: false } };
}

/** Finds syntax that is valid ICU but probably not what the editor meant. */
function findLikelyError(text: string): SyntaxIssue | undefined {
  const apostrophe = text.search(/'(?=[{}<>])/);
  if (apostrophe >= 0) {
    const problem = `This apostrophe escapes the ${text[apostrophe + 1]} after it, so the page shows it literally.`;
    return createSyntaxIssue(apostrophe, problem, "Write ’ instead of '.");
  }
  const doubled = text.indexOf("''");
  if (doubled >= 0) {
    const problem = 'Two apostrophes in a row are shown as one in some texts and as two in others.';
    return createSyntaxIssue(doubled, problem, 'Use ’ for an apostrophe and “ ” for quotation marks.');
  }
  const wide = /[｛｝＜＞]/.exec(text);
  if (!wide) return undefined;
  const plain = { '｛': '{', '｝': '}', '＜': '<', '＞': '>' }[wide[0]];
  return createSyntaxIssue(wide.index, `The ${wide[0]} is full-width.`, `Replace it with ${plain}.`);
}

const createExplanations = (fallbackName: string) => [
  {
    codes: /EMPTY_ARGUMENT/,
    problem: 'The placeholder between { and } is empty.',
    remedy: `Copy its name from the ${fallbackName} text.`,
  },
  {
    codes: /MALFORMED_ARGUMENT/,
    problem: 'The text between { and } is not a placeholder name.',
    remedy: `Copy the name from the ${fallbackName} text. To show a bracket, use ( or [.`,
  },
  {
    codes: /CLOSING_BRACE/,
    problem: 'This { is not closed.',
    remedy: 'Add the }. To show a bracket, use ( or [.',
  },
  {
    codes: /MISSING_OTHER_CLAUSE/,
    problem: 'A plural or select has no "other" case.',
    remedy: 'Add other {…} as the last case.',
  },
  {
    codes: /TAG/,
    problem: 'A tag is not closed, or has no opening tag.',
    remedy: `Write the opening and the closing tag, as in the ${fallbackName} text: <name>…</name>.`,
  },
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
