import postcss, { type Rule } from 'postcss';

export type SplitStyles = {
  /** What pages need as they arrive. */
  critical: string;
  /** What only the framework puts on a page. */
  later: string;
};

/** Sorts the rules of a stylesheet by when they are needed; `classes` are those that stand in any exported page. */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  const critical = postcss.parse(css);
  const later = postcss.root();

  critical.each((node) => {
    if (node.type === 'rule' && !isExported(node, classes)) later.append(node.remove());
  });
  return { critical: critical.toString(), later: later.toString() };
}

/** Whether a rule can apply to an exported page: one of its selectors names no class that no page has. */
function isExported({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) => {
    // A class inside `:not()` applies where it is missing.
    const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g);
    return [...named].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
  });
}
