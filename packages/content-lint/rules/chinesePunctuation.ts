import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';
import { isChinese } from '../text/scripts';

const fullWidth: Record<string, string> = {
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

/** A half-width mark next to a Chinese character. A full stop counts only after one, because file extensions start with it. */
const halfWidth = /(?<=[\p{Script=Han}）》”])\s*[,.;:?!()"]|[,;:?!()"](?=\s*[\p{Script=Han}（《“])/gu;

/** Reports half-width punctuation in Chinese text. */
export const chinesePunctuation: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles().filter(({ locale }) => isChinese(locale))) {
    for (const { value, getOffset } of getSourceTexts(file)) {
      const marks = [...value.matchAll(halfWidth)];
      const [first] = marks;
      if (!first) continue;
      const used = [...new Set(marks.map(([mark]) => mark.trim()))];
      const problem = `Half-width ${used.join(' and ')} in Chinese text.`;
      const remedy = `Replace it with ${used.map((mark) => fullWidth[mark]).join(' and ')}.`;
      yield createWarning(file, getOffset(first.index + first[0].length - 1), problem, remedy);
    }
  }
};
