/** True for Chinese, in which spaces beside Latin letters are optional. */
export function isChinese(locale: string): boolean {
  return new Intl.Locale(locale).language === 'zh';
}

/** True for English, the only language in which `createWordingPattern` recognizes plurals. */
export function isEnglish(locale: string): boolean {
  return new Intl.Locale(locale).language === 'en';
}

/** True for Chinese and Japanese, whose characters are twice as wide as Latin letters and represent a word each. */
export function isIdeographic(locale: string): boolean {
  return ['Hans', 'Hant', 'Jpan'].includes(new Intl.Locale(locale).maximize().script ?? '');
}
