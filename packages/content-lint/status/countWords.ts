const cjk = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;

const word = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;

/** Counts words as translators do: each Chinese or Japanese character counts as one word. */
export function countWords(text: string): number {
  const characters = text.match(cjk)?.length ?? 0;
  const words = text.replace(cjk, ' ').match(word)?.length ?? 0;
  return characters + words;
}
