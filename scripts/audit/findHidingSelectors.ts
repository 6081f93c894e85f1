import postcss, { type Rule as CssRule } from 'postcss';
import { type Element, getAncestors, getAttribute } from '../html/elements';

/** A style that hides what it applies to, whatever the visitor does or has. */
export type HidingSelector = { selector: string; matches: (element: Element) => boolean };

/**
 * The rules of a stylesheet that hide elements without condition: outside media queries, for selectors made of names,
 * classes and descent only. A state (`:hover`, `[open]`, `[data-…]`) is a condition, and so is not looked at.
 */
export function findHidingSelectors(css: string): HidingSelector[] {
  const hiding = postcss
    .parse(css)
    .nodes.filter((node): node is CssRule => node.type === 'rule' && hides(node));
  return hiding
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => /^[\w\s>.-]+$/.test(selector))
    .map((selector) => ({ selector, matches: (element) => matches(element, selector) }));
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
  const parts = selector.split(/[\s>]+/).reverse();
  const [last = '', ...outer] = parts;
  if (!matchesPart(element, last)) return false;
  let around = [...getAncestors(element)].slice(1);
  return outer.every((part) => {
    const index = around.findIndex((candidate) => matchesPart(candidate, part));
    around = around.slice(index + 1);
    return index >= 0;
  });
}

function matchesPart(element: Element, part: string): boolean {
  const [tagName = '', ...classes] = part.split('.');
  const own = getAttribute(element, 'class')?.split(/\s+/) ?? [];
  return (tagName === '' || tagName === element.tagName) && classes.every((name) => own.includes(name));
}
