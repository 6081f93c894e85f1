import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, nodesOf } from '../catalogue/Tree';
import { blocksOf, type WrittenText } from '../catalogue/writtenTexts';
import { type Rule, warning } from '../Rule';
import { wrongEquations } from '../text/equations';

/** Sums that do not come out: `30 × 4 = 130`, and an amount beside a calculation of something else. */
export const arithmetic: Rule = function* ({ catalogue }) {
  for (const file of catalogue.ofLanguages()) {
    for (const { value, offsetOf } of [...file.texts, ...blocksOf(file), ...calculationsIn(file)]) {
      for (const written of wrongEquations(plain(value), file.locale)) {
        yield warning(file, offsetOf(0), `“${written.trim()}” does not come out.`, 'Reckon it again.');
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
function calculationsIn({ tree }: MessageFile): WrittenText[] {
  return (tree ? nodesOf(tree) : []).flatMap((group) => {
    const [calculation, amount] = [childOf(group, 'calculation'), childOf(group, 'amount')];
    if (!calculation || !amount) return [];
    return { value: `${calculation.value} = ${amount.value}`, offsetOf: () => amount.offset };
  });
}
