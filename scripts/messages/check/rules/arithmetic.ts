import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks, type SourceText } from '../catalogue/sourceTexts';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createWarning, type Rule } from '../Rule';
import { findWrongEquations } from '../text/equations';

/** Reports incorrect equations (`30 × 4 = 130`), and a `calculation` whose result differs from its `amount`. */
export const arithmetic: Rule = function* ({ catalogue }) {
  for (const file of catalogue.getLocalizedFiles()) {
    for (const { value, getOffset } of [...file.texts, ...getBlocks(file), ...findCalculations(file)]) {
      for (const written of findWrongEquations(stripMarkdown(value), file.locale)) {
        yield createWarning(
          file,
          getOffset(0),
          `“${written.trim()}” is not correct.`,
          'Check the calculation.',
        );
      }
    }
  }
};

/** Removes bold markers and link URLs. */
function stripMarkdown(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\]\([^)]*\)/g, ']')
    .replaceAll('\u00a0', ' ');
}

/** Finds groups with a `calculation` and an `amount`, such as the sample price calculation. */
function findCalculations({ tree }: MessageFile): SourceText[] {
  return (tree ? flattenTree(tree) : []).flatMap((group) => {
    const [calculation, amount] = [getChild(group, 'calculation'), getChild(group, 'amount')];
    if (!calculation || !amount) return [];
    return { value: `${calculation.value} = ${amount.value}`, getOffset: () => amount.offset };
  });
}
