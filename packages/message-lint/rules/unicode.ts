import type { MessageFile } from '../catalogue/MessageFile';
import type { SourceText } from '../catalogue/sourceTexts';
import { flattenTree } from '../catalogue/Tree';
import type { MessageLintOptions } from '../MessageLintOptions';
import { createError, type Findings, type FindingText, type Rule, type SentenceValues } from '../Rule';

/** Reports letters that are not in Unicode NFC, and characters that are invisible, corrupted or lookalikes. */
export const unicode: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files) {
    const texts = [
      { value: file.source, getOffset: (index: number) => index },
      ...decodeTexts(file, options.parseMarkdown),
    ];
    yield* checkCharacters(file, texts);
    yield* checkLetters(file, texts);
  }
};

/** Reports each bad character once, at its first occurrence. */
function* checkCharacters(file: MessageFile, texts: SourceText[]): Findings {
  const reportedCharacters = new Set<string>();
  for (const { value, getOffset } of texts) {
    for (const { index, character, name, remedy } of findBadCharacters(value)) {
      const offset = getOffset(index);
      // A byte order mark or UTF-16 is reported by the `syntax` rule.
      const isEncodingError = character === '\uFEFF' ? offset === 0 : character === '\0' && !file.tree;
      if (isEncodingError || reportedCharacters.has(character)) continue;
      reportedCharacters.add(character);
      const problem = { id: 'unicode.character', values: { name, code: formatCodePoint(character) } };
      yield createError(file, offset, { problem, remedy });
    }
  }
}

/** Reports the first letter that is not in NFC, with the number of such letters. */
function* checkLetters(file: MessageFile, texts: SourceText[]): Findings {
  for (const { value, getOffset } of texts) {
    const letters = findUnnormalizedLetters(value).filter(
      ({ written }) => findBadCharacters(written).length === 0,
    );
    const [firstLetter] = letters;
    if (!firstLetter) continue;
    const { index, written, normalized } = firstLetter;
    const values = {
      written: `${written} (${[...written].map(formatCodePoint).join(' ')})`,
      normalized: `${normalized} (${[...normalized].map(formatCodePoint).join(' ')})`,
      count: letters.length,
    };
    yield createError(
      file,
      getOffset(index),
      letters.length > 1 ? 'unicode.letters' : 'unicode.letter',
      values,
    );
    return;
  }
}

/** A character that must not appear in a text, with its name and the remedy. */
type BadCharacter = { index: number; character: string; name: FindingText; remedy: FindingText };

/**
 * Emoji sequences. They contain invisible characters on purpose: joiners and variation selectors between pictographs,
 * tags after a flag, and the variation selector of a keycap.
 */
const EMOJI =
  /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*)*|\p{Emoji}[\uFE0E\uFE0F]/gu;

/**
 * Forbidden characters by Unicode property. No-break spaces (U+00A0, U+202F) are allowed: they are visible, searches
 * treat them as spaces, and they keep a name on one line. Zero width spaces (U+200B) and word joiners (U+2060) are
 * forbidden: they are invisible, and searches do not find words that contain them.
 */
const BAD_CHARACTER =
  /(?![\t\n\r])\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|(?!\p{Extended_Pictographic})\p{Cn}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|(?!\p{Unified_Ideograph})[\u2E80-\u2FDF\uF900-\uFAFF\u{2F800}-\u{2FA1F}]|\uFFFD/gu;

/** A character with its combining marks, or the parts of a Korean syllable: sequences that NFC may compose. */
const CLUSTER = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;

/** Finds characters that are invisible, rendered wrongly, or not found by searches. */
function findBadCharacters(text: string): BadCharacter[] {
  const masked = text.replace(EMOJI, (emoji) => ' '.repeat(emoji.length));
  return [...masked.matchAll(BAD_CHARACTER)].map(({ 0: character, index }) => ({
    index,
    character,
    ...describeCharacter(character),
  }));
}

/** Finds the characters, including combining marks, that Unicode normalization (NFC) changes. */
function findUnnormalizedLetters(text: string): { index: number; written: string; normalized: string }[] {
  if (text === text.normalize('NFC')) return [];
  return [...text.matchAll(CLUSTER)]
    .map(({ 0: written, index }) => ({ index, written, normalized: written.normalize('NFC') }))
    .filter(({ written, normalized }) => written !== normalized);
}

/** Formats the code point of a character: `U+202E`. */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function describeCharacter(character: string): Pick<BadCharacter, 'name' | 'remedy'> {
  const describe = (name: string, remedy: string, values?: SentenceValues) => ({
    name: { id: `unicode.names.${name}`, values: { character } },
    remedy: { id: `unicode.remedies.${remedy}`, values },
  });
  if (character === '\uFFFD') return describe('lost', 'typeAgain');
  const replacement = character.normalize('NFKC');
  const isIdeograph = /[\u2E80-\u2FDF\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/u.test(character);
  if (isIdeograph && !/\p{Cn}/u.test(character)) {
    const name = /[\u2E80-\u2FDF]/.test(character) ? 'radical' : 'compatibility';
    const code = formatCodePoint(replacement);
    return describe(name, replacement === character ? 'typeIdeograph' : 'replace', { replacement, code });
  }
  if (/\p{Co}/u.test(character)) return describe('private', 'typeIntended');
  const kinds: [RegExp, string][] = [
    [/\p{Cs}/u, 'surrogate'],
    [/\p{Cc}/u, 'control'],
    [/\p{Cn}/u, 'unassigned'],
  ];
  const kind = kinds.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible';
  return describe(kind, 'delete');
}

/** A character reference: `&#173;`, `&#xad;`, `&shy;`. */
const REFERENCE = /(?<!\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/**
 * Returns the decoded texts of a file that contain escapes: `\u200b` in JSON and quoted front matter, including keys,
 * and `&shy;` in Markdown.
 */
function decodeTexts(file: MessageFile, parseMarkdown: MessageLintOptions['parseMarkdown']): SourceText[] {
  return [...decodeEscapes(file), ...decodeReferences(file, parseMarkdown)];
}

function decodeEscapes({ tree, source }: MessageFile): SourceText[] {
  if (!tree || !source.includes('\\')) return [];
  return flattenTree(tree).flatMap(({ kind, key, value, keyOffset, offset, getOffset }): SourceText[] => [
    ...(kind === 'text' && source[offset] === '"' ? [{ value: String(value), getOffset }] : []),
    ...(source[keyOffset] === '"' && keyOffset !== offset
      ? [{ value: key, getOffset: () => keyOffset }]
      : []),
  ]);
}

/** Markdown decodes character references everywhere except in code and front matter. */
function decodeReferences(
  { nodes, source }: MessageFile,
  parseMarkdown: MessageLintOptions['parseMarkdown'],
): SourceText[] {
  const bodyStart = nodes[0]?.start;
  if (bodyStart === undefined) return [];
  const code = nodes.filter(({ type }) => type === 'code' || type === 'inlineCode');
  return [...source.matchAll(REFERENCE)]
    .filter(
      ({ index }) => index >= bodyStart && !code.some(({ start, end }) => index >= start && index < end),
    )
    .map(({ 0: reference, index }) => ({ value: decode(reference, parseMarkdown), getOffset: () => index }));
}

function decode(reference: string, parseMarkdown: MessageLintOptions['parseMarkdown']): string {
  const [paragraph] = parseMarkdown(reference).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : reference;
}
