/** A character that must not appear in a text, with its name and the remedy. */
type BadCharacter = { index: number; character: string; name: string; remedy: string };

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

const CHARACTER_NAMES: Record<string, string> = {
  '\u00AD': 'a soft hyphen',
  '\u034F': 'a combining grapheme joiner',
  '\u061C': 'an Arabic letter mark',
  '\u200B': 'a zero width space',
  '\u200C': 'a zero width non-joiner',
  '\u200D': 'a zero width joiner outside an emoji',
  '\u200E': 'a left-to-right mark',
  '\u200F': 'a right-to-left mark',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202A': 'a left-to-right embedding',
  '\u202B': 'a right-to-left embedding',
  '\u202C': 'a pop directional formatting character',
  '\u202D': 'a left-to-right override',
  '\u202E': 'a right-to-left override, which reverses the text',
  '\u2060': 'a word joiner',
  '\u2066': 'a left-to-right isolate',
  '\u2067': 'a right-to-left isolate',
  '\u2068': 'a first strong isolate',
  '\u2069': 'a pop directional isolate',
  '\uFE0E': 'a variation selector outside an emoji',
  '\uFE0F': 'a variation selector outside an emoji',
  '\uFEFF': 'a byte order mark',
};

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
  if (character === '\uFFFD') {
    return {
      name: 'a replacement character: the original was lost',
      remedy: 'Type the character again, and save the file as UTF-8.',
    };
  }
  const replacement = RADICALS.get(character) ?? character.normalize('NFKC');
  const isIdeograph = /[\u2E80-\u2FDF\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/u.test(character);
  if (isIdeograph && !/\p{Cn}/u.test(character)) {
    const kind = /[\u2E80-\u2FDF]/.test(character) ? 'a radical' : 'a compatibility character';
    const remedy =
      replacement === character
        ? 'Type the ordinary ideograph.'
        : `Write ${replacement} (${formatCodePoint(replacement)}).`;
    return { name: `${kind} (${character}) instead of the ordinary ideograph`, remedy };
  }
  if (/\p{Co}/u.test(character)) {
    return {
      name: 'a private-use character, which most fonts cannot show',
      remedy: 'Type the intended character.',
    };
  }
  const name = CHARACTER_NAMES[character];
  const kinds: [RegExp, string][] = [
    [/\p{Cs}/u, 'half of a character (a lone surrogate)'],
    [/\p{Cc}/u, 'a control character'],
    [/\p{Cn}/u, 'an unassigned code point'],
  ];
  const kind = kinds.find(([pattern]) => pattern.test(character))?.[1] ?? 'an invisible character';
  return { name: name ?? kind, remedy: 'Delete it.' };
}
