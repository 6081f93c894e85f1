import type { ElementContent } from 'hast';

/** Inline elements. `sub` and `sup` are missing, because they belong to the word before them. */
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd label mark q s samp small span strong time u var'.split(
    ' ',
  ),
);

/** Inline elements that authors use for layout rather than inside a sentence. */
const LAYOUT_TAGS = new Set(['span', 'small']);

/**
 * Returns nodes with a space between inline elements that only styles separate, such as `<b>95%</b><span>satisfied</span>`.
 * An element inside a Chinese sentence and an element before punctuation are not separated.
 */
export function separateInlineElements(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const previous = nodes[index - 1];
    return previous && isSpaceMissing(previous, node) ? [{ type: 'text', value: ' ' }, node] : [node];
  });
}

function isSpaceMissing(previous: ElementContent, next: ElementContent): boolean {
  const elements = [previous, next].filter((node) => node.type === 'element');
  if (elements.length === 0 || !elements.every(({ tagName }) => INLINE_TAGS.has(tagName))) return false;
  const before = getText(previous).at(-1) ?? ' ';
  const after = getText(next)[0] ?? ' ';
  if (/[\s\p{Ps}\p{Pi}\u3000-\u303f\uff00-\uffef]/u.test(before) || /[\s\p{P}]/u.test(after)) return false;
  if (elements.length === 2 || elements.some(({ tagName }) => LAYOUT_TAGS.has(tagName))) return true;
  return !(/\p{Script=Han}/u.test(before) && /\p{Script=Han}/u.test(after));
}

function getText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(getText).join('') : '';
}
