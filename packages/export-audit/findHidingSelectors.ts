import postcss, { type Rule as CssRule } from 'postcss';
import { type Element, getAncestors, getAttribute } from './elements';

/** A selector whose rule hides elements unconditionally. */
export type HidingSelector = { selector: string; matches: (element: Element) => boolean };

/**
 * Finds rules that hide elements unconditionally: outside media queries, with selectors of only tag names, classes and
 * combinators. A state (`:hover`, `[open]`, `[data-…]`) is a condition, so those selectors are skipped.
 */
export function findHidingSelectors(css: string): HidingSelector[] {
  const hidingRules = postcss
    .parse(css)
    .nodes.filter((node): node is CssRule => node.type === 'rule' && isHidingRule(node));
  return hidingRules
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => /^[\w\s>.-]+$/.test(selector))
    .map((selector) => ({ selector, matches: (element) => matchesSelector(element, selector) }));
}

/** True if a rule has a declaration that makes elements invisible. */
function isHidingRule(rule: CssRule): boolean {
  return rule.nodes.some(
    (node) =>
      node.type === 'decl' &&
      ((node.prop === 'display' && node.value === 'none') ||
        (node.prop === 'visibility' && node.value === 'hidden') ||
        (node.prop === 'opacity' && Number(node.value) === 0)),
  );
}

/** True if an element matches a selector. Child combinators are treated as descendant combinators. */
function matchesSelector(element: Element, selector: string): boolean {
  const [elementSelector = '', ...ancestorSelectors] = selector.split(/[\s>]+/).reverse();
  if (!matchesCompound(element, elementSelector)) return false;
  let ancestors = [...getAncestors(element)].slice(1);
  return ancestorSelectors.every((ancestorSelector) => {
    const index = ancestors.findIndex((ancestor) => matchesCompound(ancestor, ancestorSelector));
    ancestors = ancestors.slice(index + 1);
    return index >= 0;
  });
}

/** True if an element matches a selector of only a tag name and classes, such as `p.note`. */
function matchesCompound(element: Element, selector: string): boolean {
  const [tagName = '', ...classes] = selector.split('.');
  const elementClasses = getAttribute(element, 'class')?.split(/\s+/) ?? [];
  return (
    (tagName === '' || tagName === element.tagName) && classes.every((name) => elementClasses.includes(name))
  );
}
