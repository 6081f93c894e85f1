const cjk = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;

const word = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;

/** How much there is to translate in a text: words, and characters where Chinese is written, as translators count. */
export function countWords(text: string): number {
  const characters = text.match(cjk)?.length ?? 0;
  const words = text.replace(cjk, ' ').match(word)?.length ?? 0;
  return characters + words;
}
