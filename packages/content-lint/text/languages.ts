const parsedTags = new Map<string, Intl.Locale>();

/** Parses a BCP 47 tag. Cached, because parsing takes longer than the check of a text. */
function parseTag(tag: string): Intl.Locale {
  const parsed = parsedTags.get(tag) ?? new Intl.Locale(tag).maximize();
  parsedTags.set(tag, parsed);
  return parsed;
}

/** True for Chinese, in which spaces beside Latin letters are optional. */
export function isChinese(locale: string): boolean {
  return parseTag(locale).language === 'zh';
}

/** True for English, the only language in which `createWordingPattern` recognizes plurals. */
export function isEnglish(locale: string): boolean {
  return parseTag(locale).language === 'en';
}

/** True for Chinese and Japanese, whose characters are twice as wide as Latin letters and represent a word each. */
export function isIdeographic(locale: string): boolean {
  return ['Hans', 'Hant', 'Jpan'].includes(parseTag(locale).script ?? '');
}
