import { createError, findMatches, isMarkdown, type Rule } from 'content-lint';

/** An amount in VND or CNY: digits or `1.5 million` with a currency, or a number with two or more digit groups. */
const AMOUNT = new RegExp(
  [
    /(?:VND|CNY|₫) ?\d[\d.,]*\d/,
    /\d(?:[\d.,]*\d)? ?(?:thousand|million|billion|nghìn|triệu|tỷ|千|万|亿)(?= ?(?:VND|CNY|đồng|越南盾|元))/,
    /\d[\d.,]*\d(?= ?(?:VND|CNY|₫|đồng|越南盾|元))/,
    /\d{1,3}(?:[.,]\d{3}){2,}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/**
 * Reports amounts in the texts of pages, so that they do not contradict the prices. Articles and the screens of products
 * contain other amounts.
 */
export const hardCodedPrice: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!file.locale || isMarkdown(file)) continue;
    for (const text of file.texts) {
      if (text.path.includes('.screens.')) continue;
      for (const { 0: amount, index } of findMatches(text.value, AMOUNT))
        yield createError(file, text.getOffset(index), 'hard-coded-price', { amount });
    }
  }
};
