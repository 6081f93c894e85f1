import type { FindingText, SentenceValues } from '../Sentence';

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

/** Characters whose names are in the group `unicode.names` of `sentences/*.json`, by code point. */
const NAMED_CHARACTERS =
  '\u00AD\u034F\u061C\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A\u202B\u202C\u202D\u202E\u2060' +
  '\u2066\u2067\u2068\u2069\uFE0E\uFE0F\uFEFF';

/** Radicals that NFKC does not map, each followed by the ideograph that it replaces in text copied from PDF files. */
const RADICAL_PAIRS =
  '⺅亻⺉刂⺗心⺘扌⺙攵⺠民⺡氵⺣灬⺨犭⺩王⺬示⺭礻⺮竹⺯糹⺰纟⺶羊⺷羊⺼肉⺾艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏阝' +
  '⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀';

const RADICALS = new Map(
  [...RADICAL_PAIRS.matchAll(/(.)(.)/g)].map(([, radical = '', ideograph = '']) => [radical, ideograph]),
);

/** Finds characters that are invisible, rendered wrongly, or not found by searches. */
export function findBadCharacters(text: string): BadCharacter[] {
  const masked = text.replace(EMOJI, (emoji) => ' '.repeat(emoji.length));
  return [...masked.matchAll(BAD_CHARACTER)].map(({ 0: character, index }) => ({
    index,
    character,
    ...describeCharacter(character),
  }));
}

/** Finds the characters, including combining marks, that Unicode normalization (NFC) changes. */
export function findUnnormalizedLetters(
  text: string,
): { index: number; written: string; normalized: string }[] {
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
  const replacement = RADICALS.get(character) ?? character.normalize('NFKC');
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
  return describe(NAMED_CHARACTERS.includes(character) ? formatCodePoint(character) : kind, 'delete');
}
