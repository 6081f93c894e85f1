import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';
import { joinTexts } from '../Sentence';
import { isChinese } from '../text/languages';

/** The full-width form of each half-width punctuation mark. */
const fullWidthMarks: Record<string, string> = {
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

/**
 * A half-width punctuation mark next to a Chinese character. A full stop counts only after a Chinese character, because
 * file extensions start with a full stop.
 */
const HALF_WIDTH_MARK = /(?<=[\p{Script=Han}）》”])\s*[,.;:?!()"]|[,;:?!()"](?=\s*[\p{Script=Han}（《“])/gu;

/** Reports half-width punctuation in Chinese text. */
export const chinesePunctuation: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles().filter(({ locale }) => isChinese(locale))) {
    for (const { value, getOffset } of getSourceTexts(file)) {
      const marks = [...value.matchAll(HALF_WIDTH_MARK)];
      const [firstMark] = marks;
      if (!firstMark) continue;
      const distinctMarks = [...new Set(marks.map(([mark]) => mark.trim()))];
      yield createWarning(file, getOffset(firstMark.index + firstMark[0].length - 1), 'chinese-punctuation', {
        marks: joinTexts('and', distinctMarks),
        fullWidth: joinTexts(
          'and',
          distinctMarks.map((mark) => fullWidthMarks[mark] ?? mark),
        ),
      });
    }
  }
};
