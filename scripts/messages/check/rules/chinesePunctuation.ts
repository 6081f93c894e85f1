import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';

const full: Record<string, string> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
  '"': '“ ”',
};

/** A half-width mark next to a Chinese character; a full stop only after one, because file names begin with it. */
const halfWidth = /(?<=[\p{Script=Han}）》”])\s*[,.;:?!()"]|[,;:?!()"](?=\s*[\p{Script=Han}（《“])/gu;

/** Half-width punctuation in Chinese text. */
export const chinesePunctuation: Rule = function* ({ catalogue }) {
  for (const file of catalogue.of('zh')) {
    for (const { value, offsetOf } of getSourceTexts(file)) {
      const marks = [...value.matchAll(halfWidth)];
      const [first] = marks;
      if (!first) continue;
      const used = [...new Set(marks.map(([mark]) => mark.trim()))];
      const problem = `Half-width ${used.join(' and ')} in Chinese text.`;
      const remedy = `Type ${used.map((mark) => full[mark]).join(' and ')} instead.`;
      yield createWarning(file, offsetOf(first.index + first[0].length - 1), problem, remedy);
    }
  }
};
