import { existsSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, TextPair } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBodyTexts, getTranslatableTexts, type SourceText } from '../catalogue/sourceTexts';
import { getNode, type TextNode } from '../catalogue/Tree';
import {
  createError,
  createWarning,
  errorAt,
  type Findings,
  type FindingText,
  type Issue,
  joinTexts,
  type Rule,
} from '../Rule';
import { findMatches, suggest } from '../text/wordings';

/** Reports page messages with invalid or misleading ICU syntax: `{arguments}`, `<tags>` and apostrophes. */
export const icu: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files.filter(({ kind }) => kind === 'messages')) {
    for (const text of file.texts) {
      const parsed = parseMessage(text.value);
      if ('issue' in parsed) {
        yield { file, ...parsed.issue, offset: text.getOffset(parsed.issue.offset) };
      } else if (options.code.isFilledInBrowser(text.path)) {
        // Conditions of facts are evaluated before the text reaches the browser.
        const { placeholders } = { ...parsed, ...parseMessage(catalogue.interpolateFacts(file, text.value)) };
        if (placeholders.hasFormat || placeholders.tags.size > 0)
          yield createError(file, text.offset, 'icu.filledInBrowser');
      }
    }
  }
};

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

/** Reports placeholders that are neither a fact nor interpolated by the code. */
export const unfilledPlaceholder: Rule = function* ({ catalogue, options }) {
  const { placeholdersModule, isFilledInBrowser } = options.code;
  const module = existsSync(placeholdersModule) ? readFileSync(placeholdersModule, 'utf8') : '';
  const lines = module.split('\n');
  for (const file of catalogue.files.filter(({ kind }) => kind !== 'templates')) {
    if (file.kind === 'messages') {
      for (const text of file.texts) {
        // The module has a line for each message.
        const key = getModuleKey(file, text, catalogue);
        const known = lines.find((line) => line.includes(key)) ?? '';
        if (!isFilledInBrowser(text.path)) yield* checkPageMessage(text, known, file, catalogue);
      }
    } else {
      const body = getBodyTexts(file, ['text']);
      for (const text of [...getTranslatableTexts(file), ...body])
        yield* checkPlainText(text, file, catalogue);
      for (const text of getTranslatableTexts(file))
        yield* checkBrackets(text, catalogue.interpolateFacts(file, text.value), file, catalogue);
      if (!body.some(({ value }) => BRACKET.test(value))) continue;
      const shownBody = catalogue.interpolateFacts(file, file.source);
      for (const text of body) yield* checkBrackets(text, shownBody, file, catalogue);
    }
  }
};

function* checkPageMessage(text: TextNode, known: string, file: MessageFile, catalogue: Catalogue): Findings {
  const parsed = parseMessage(catalogue.interpolateFacts(file, text.value));
  if ('issue' in parsed) return;
  const original = getNode(catalogue.find(catalogue.fallback, file.name)?.tree, text.path);
  for (const name of [...parsed.placeholders.arguments, ...parsed.placeholders.tags]) {
    // `differing-placeholders` reports a name that only the translation has.
    if (known.includes(`'${name}'`) || !String(original?.value).includes(name)) continue;
    const offset = text.getOffset(Math.max(text.value.search(`[{<]${name}`), 0));
    const suggestion = suggestFact(name, catalogue);
    yield createError(file, offset, 'unfilled-placeholder.page', { name, suggestion });
  }
}

function* checkPlainText(text: SourceText, file: MessageFile, catalogue: Catalogue): Findings {
  const [placeholder] = /\{\w+\}|<\/?[a-z][\w-]*>/.exec(catalogue.interpolateFacts(file, text.value)) ?? [];
  if (placeholder === undefined || !catalogue.isShown(file, placeholder)) return;
  const offset = text.getOffset(Math.max(text.value.indexOf(placeholder), 0));
  const suggestion = suggestFact(placeholder.slice(1, -1), catalogue);
  // A tag is shown, and nothing is missing; a placeholder has no value.
  const createFinding = placeholder.startsWith('{') ? createError : createWarning;
  yield createFinding(file, offset, 'unfilled-placeholder.text', {
    placeholder,
    suggestion,
  });
}

/** A bracket that no backslash escapes. */
const BRACKET = /(?<!\\)[{}｛｝]/;

/**
 * Reports the first bracket that readers see. `shown` is the interpolated text, or its whole body: a condition may start in
 * one text of a body and end in another one.
 */
function* checkBrackets(text: SourceText, shown: string, file: MessageFile, catalogue: Catalogue): Findings {
  const value = catalogue.interpolateFacts(file, text.value);
  // `checkPlainText` reports placeholders.
  const match = [...value.matchAll(/\{\w+\}|(?<!\\)[{}｛｝]/g)].find(([part]) => part.length === 1);
  const rest = value.slice(match?.index);
  if (!match || !shown.includes(rest)) return;
  const offset = text.getOffset(Math.max(text.value.indexOf(rest.slice(0, 10)), 0));
  yield createError(file, offset, 'unfilled-placeholder.bracket', { bracket: match[0] });
}

/** Suggests the fact with the most similar name. */
function suggestFact(name: string, catalogue: Catalogue): FindingText {
  return suggest(name, catalogue.getInterpolator(catalogue.fallback).names);
}

/**
 * Renders the TypeScript module with the placeholders of each page message. A generated type is needed because
 * TypeScript types the texts of a JSON module as `string`.
 */
export function renderPlaceholdersModule(catalogue: Catalogue): string {
  const files = catalogue.getFiles(catalogue.fallback).filter(({ kind }) => kind === 'messages');
  const entries = files.flatMap((file) =>
    file.texts.flatMap((text) => {
      const placeholders = renderPlaceholders(catalogue.interpolateFacts(file, text.value));
      return placeholders ? [`  ${getModuleKey(file, text, catalogue)}: { ${placeholders} };`] : [];
    }),
  );
  return `/** Placeholders of the English messages. Generated by \`npx tsx scripts/message-placeholders.ts\`. */
export type MessagePlaceholders = {
${entries.sort().join('\n')}
};
`;
}

/** Returns the key of a page message in the module: the namespace that the code uses for its file, and its path. */
function getModuleKey({ name }: MessageFile, { path }: TextNode, { workspace }: Catalogue): string {
  const { messages } = workspace.options.files;
  return `'${Object.keys(messages).find((namespace) => messages[namespace] === name)}.${path}'`;
}

function renderPlaceholders(text: string): string {
  const parsed = parseMessage(text);
  if ('issue' in parsed) return '';
  const parts = (['arguments', 'tags'] as const).flatMap((part) => {
    const names = [...parsed.placeholders[part]].sort().map((name) => `'${name}'`);
    return names.length > 0 ? [`${part}: ${names.join(' | ')}`] : [];
  });
  return parts.join('; ');
}

/** The placeholders of a message: arguments (`{year}`) and tags (`<privacy>…</privacy>`), by name. */
type Placeholders = {
  arguments: Set<string>;
  tags: Set<string>;
  /** True if an argument has a format: `{count, plural, …}`. */
  hasFormat: boolean;
};

/** The placeholders of a message, or the first problem, whose offset is relative to the start of the message. */
type ParseResult = { placeholders: Placeholders } | { issue: Issue };

/** Parses a page message as ICU MessageFormat. */
function parseMessage(text: string): ParseResult {
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
function parseTemplate(text: string): { placeholders: Placeholders } {
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
