import type { ExportedPage } from '../ExportedPage';
import { type Element, getAncestors, getAttribute, getInlineCode, getText } from '../elements';
import { findHidingSelectors, type HidingSelector } from '../findHidingSelectors';
import type { Rule } from '../Rule';
import { getStylesheets } from '../references';

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'label', 'legend']);

/**
 * Reports text that is in the HTML but invisible without scripts, because search engines rank it lower. Controls are
 * ignored: those that need a script are hidden until it has loaded. Elements hidden on purpose are ignored too:
 * honeypots (`aria-hidden`), error messages (`role="alert"`), the content of a disclosure (`<summary aria-controls>`),
 * text in another language, and elements with an attribute in `hiddenAttributes`.
 */
export const hiddenContent: Rule = function* (site) {
  const selectorsByCss = new Map<string, HidingSelector[]>();
  const findSelectors = (css: string) => {
    const selectors = selectorsByCss.get(css) ?? findHidingSelectors(css);
    selectorsByCss.set(css, selectors);
    return selectors;
  };
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const linkedStyles = getStylesheets(page, site).map((file) => site.readText(file) ?? '');
    const inlineStyles = page.findByTagName('style').map(getInlineCode);
    const selectors = [...linkedStyles, ...inlineStyles].flatMap(findSelectors);
    for (const element of page.elements) {
      const reason = getHiddenReason(element, selectors);
      if (reason === undefined || isHiddenOnPurpose(element, page, site.options.hiddenAttributes)) continue;
      const text = getText(element, CONTROLS);
      if (text !== '') yield page.createFinding(`${reason} hides "${text.slice(0, 60)}".`, element);
    }
  }
};

function getHiddenReason(element: Element, selectors: HidingSelector[]): string | undefined {
  if (getAttribute(element, 'hidden') !== undefined) return 'The attribute "hidden"';
  const rule = selectors.find(({ matches }) => matches(element));
  return rule && `The style "${rule.selector}"`;
}

function isHiddenOnPurpose(element: Element, page: ExportedPage, hiddenAttributes: string[] = []): boolean {
  const disclosedIds = page.findByTagName('summary').map((summary) => getAttribute(summary, 'aria-controls'));
  const pageLanguages = page.findByTagName('html').map((root) => getAttribute(root, 'lang'));
  return [...getAncestors(element)].some(
    (ancestor) =>
      getAttribute(ancestor, 'aria-hidden') === 'true' ||
      getAttribute(ancestor, 'role') === 'alert' ||
      (getAttribute(ancestor, 'lang') !== undefined &&
        !pageLanguages.includes(getAttribute(ancestor, 'lang'))) ||
      hiddenAttributes.some((name) => getAttribute(ancestor, name) !== undefined) ||
      disclosedIds.includes(getAttribute(ancestor, 'id') ?? ''),
  );
}
