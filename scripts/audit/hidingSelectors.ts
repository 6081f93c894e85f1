import postcss, { type Rule as CssRule } from 'postcss';
import { ancestry, attribute, type Element } from '../html/elements';

/** A style that hides what it applies to, whatever the visitor does or has. */
type HidingSelector = { selector: string; matches: (element: Element) => boolean };

const known = new Map<string, HidingSelector[]>();

/**
 * The rules of a stylesheet that hide elements without condition: outside media queries, for selectors made of names,
 * classes and descent only. A state (`:hover`, `[open]`, `[data-…]`) is a condition, and so is not looked at.
 */
export function hidingSelectors(css: string): HidingSelector[] {
  const before = known.get(css);
  if (before) return before;
  const found: HidingSelector[] = [];
  postcss.parse(css).each((node) => {
    if (node.type !== 'rule' || !hides(node)) return;
    for (const selector of node.selectors) {
      if (/^[\w\s>.-]+$/.test(selector))
        found.push({ selector, matches: (element) => matches(element, selector) });
    }
  });
  known.set(css, found);
  return found;
}

function hides(rule: CssRule): boolean {
  return rule.nodes.some(
    (node) =>
      node.type === 'decl' &&
      ((node.prop === 'display' && node.value === 'none') ||
        (node.prop === 'visibility' && node.value === 'hidden') ||
        (node.prop === 'opacity' && Number(node.value) === 0)),
  );
}

/** Whether an element is what the last part of a selector means, somewhere inside what the parts before it mean. */
function matches(element: Element, selector: string): boolean {
  const parts = selector.split(/\s*>\s*|\s+/).filter((part) => part !== '');
  const [last = '', ...outer] = parts.reverse();
  if (!matchesPart(element, last)) return false;
  const around = [...ancestry(element)].slice(1);
  let from = 0;
  return outer.every((part) => {
    const index = around.findIndex((candidate, position) => position >= from && matchesPart(candidate, part));
    from = index + 1;
    return index >= 0;
  });
}

function matchesPart(element: Element, part: string): boolean {
  const [tagName = '', ...classes] = part.split('.');
  const own = attribute(element, 'class')?.split(/\s+/) ?? [];
  return (tagName === '' || tagName === element.tagName) && classes.every((name) => own.includes(name));
}
