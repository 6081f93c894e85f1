import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { bodyNodes, type WrittenText } from '../catalogue/writtenTexts';
import { type Rule, warning } from '../Rule';
import { wrongEquations } from '../text/equations';

const BLOCKS = ['paragraph', 'tableCell', 'heading'];

/** Sums that do not come out: `30 × 4 = 130`, and an amount beside a calculation of something else. */
export const arithmetic: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    const { locale } = file;
    if (!locale) continue;
    for (const { value, offsetOf } of [...file.texts, ...bodyNodes(file, BLOCKS), ...calculationsIn(file)]) {
      for (const written of wrongEquations(plain(value), locale)) {
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

/** A group with a `calculation` and its `amount`, as the sample quotation has them. */
function calculationsIn({ tree }: MessageFile): WrittenText[] {
  return tree ? inTree(tree) : [];
}

function inTree(tree: Tree): WrittenText[] {
  const [calculation, amount] = [childOf(tree, 'calculation'), childOf(tree, 'amount')];
  const inner = tree.children.flatMap(inTree);
  if (typeof calculation?.value !== 'string' || typeof amount?.value !== 'string') return inner;
  return [...inner, { value: `${calculation.value} = ${amount.value}`, offsetOf: () => amount.offset }];
}
