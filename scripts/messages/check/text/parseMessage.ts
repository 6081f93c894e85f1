import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { SyntaxMistake } from '../catalogue/MessageFile';
import { createMistake } from '../catalogue/mistakes';
import { findMatches } from './findMatches';

/** What a text asks to be filled in: names of arguments (`{year}`) and of tags (`<privacy>…</privacy>`). */
export type Placeholders = {
  arguments: Set<string>;
  tags: Set<string>;
  /** Whether there is more to an argument than its name: `{count, plural, …}`. */
  formatted: boolean;
};

/** The place of a mistake is counted in the text. */
type Read = { blanks: Placeholders } | { mistake: SyntaxMistake };

/** Reads a text of the page copy as the site does: ICU MessageFormat. */
export function parseMessage(text: string): Read {
  const trap = findTrap(text);
  if (trap) return { mistake: trap };
  try {
    const blanks: Placeholders = { arguments: new Set(), tags: new Set(), formatted: false };
    collect(parse(text), blanks);
    return { blanks };
  } catch (error) {
    const { message, location } = error as SyntaxError & { location?: { start: { offset: number } } };
    const { problem, remedy } = explanations.find(({ codes }) => codes.test(message)) ?? {
      problem: `The text cannot be read as an ICU message (${message}).`,
      remedy: 'Write what stands between { and } as the English text has it.',
    };
    return { mistake: createMistake(location?.start.offset ?? 0, problem, remedy) };
  }
}

/** Reads a text of the mails: names in braces, and nothing else has a meaning. */
export function parseTemplate(text: string): { blanks: Placeholders } {
  const names = findMatches(text, /\{(\w+)\}/g).map(([, name]) => name ?? '');
  return { blanks: { arguments: new Set(names), tags: new Set(), formatted: false } };
}

/** What parses but does not mean what its writer meant. */
function findTrap(text: string): SyntaxMistake | undefined {
  const quoted = text.search(/'(?=[{}<>])/);
  if (quoted >= 0) {
    const problem = `This apostrophe switches off the ${text[quoted + 1]} after it: the page shows it as it stands.`;
    return createMistake(quoted, problem, "Write ’ instead of '.");
  }
  const doubled = text.indexOf("''");
  if (doubled >= 0) {
    const problem = 'Two apostrophes in a row show as one in some texts and as two in others.';
    return createMistake(doubled, problem, 'Write ’ for an apostrophe and “ ” for quotation marks.');
  }
  const wide = /[｛｝＜＞]/.exec(text);
  if (!wide) return undefined;
  const plain = { '｛': '{', '｝': '}', '＜': '<', '＞': '>' }[wide[0]];
  return createMistake(wide.index, `The ${wide[0]} is a full-width one.`, `Type ${plain} instead.`);
}

const explanations = [
  {
    codes: /EMPTY_ARGUMENT/,
    problem: 'There is nothing between { and }.',
    remedy: 'Write the name that the English text has there.',
  },
  {
    codes: /MALFORMED_ARGUMENT/,
    problem: 'Between { and } stands something other than a name.',
    remedy: 'Write the name as the English text has it. For a bracket to be shown, write ( or [.',
  },
  {
    codes: /CLOSING_BRACE/,
    problem: 'A { is opened here and never closed.',
    remedy: 'Add the }. For a bracket to be shown, write ( or [.',
  },
  {
    codes: /MISSING_OTHER_CLAUSE/,
    problem: 'A choice (plural or select) has no case "other".',
    remedy: 'Add other {…} as its last case.',
  },
  {
    codes: /TAG/,
    problem: 'A tag is opened and not closed, or closed and not opened.',
    remedy: 'Write it in pairs, as the English text has it: <name>…</name>.',
  },
];

function collect(elements: MessageFormatElement[], blanks: Placeholders): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      blanks.tags.add(element.value);
      collect(element.children, blanks);
      continue;
    }
    blanks.arguments.add(element.value);
    blanks.formatted ||= element.type !== TYPE.argument;
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const { value } of Object.values(element.options)) collect(value, blanks);
    }
  }
}
