import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks, type SourceText } from '../catalogue/sourceTexts';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createWarning, type Rule } from '../Rule';
import { findWrongEquations } from '../text/equations';

/** Sums that do not come out: `30 × 4 = 130`, and an amount beside a calculation of something else. */
export const arithmetic: Rule = function* ({ catalogue }) {
  for (const file of catalogue.ofLanguages()) {
    for (const { value, offsetOf } of [...file.texts, ...getBlocks(file), ...findCalculations(file)]) {
      for (const written of findWrongEquations(plain(value), file.locale)) {
        yield createWarning(file, offsetOf(0), `“${written.trim()}” does not come out.`, 'Reckon it again.');
      }
    }
  }
};

/** Without marks of bold text and addresses of links. */
function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\]\([^)]*\)/g, ']')
    .replaceAll('\u00a0', ' ');
}

/** The groups with a `calculation` and its `amount`, as the sample quotation has them. */
function findCalculations({ tree }: MessageFile): SourceText[] {
  return (tree ? flattenTree(tree) : []).flatMap((group) => {
    const [calculation, amount] = [getChild(group, 'calculation'), getChild(group, 'amount')];
    if (!calculation || !amount) return [];
    return { value: `${calculation.value} = ${amount.value}`, offsetOf: () => amount.offset };
  });
}
