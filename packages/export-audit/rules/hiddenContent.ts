import type { ExportedPage } from '../ExportedPage';
import { type Element, getAncestors, getAttribute, getText } from '../elements';
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
  const styles = site
    .listFilesByExtension('css')
    .map((file) => [file, findHidingSelectors(site.readText(file) ?? '')] as const);
  const selectorsByFile = new Map(styles);
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const selectors = getStylesheets(page, site).flatMap((file) => selectorsByFile.get(file) ?? []);
    for (const element of page.elements) {
      const reason = getHiddenReason(element, selectors);
      if (reason === undefined || isAllowed(element, page, site.options.hiddenAttributes)) continue;
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

function isAllowed(element: Element, page: ExportedPage, hiddenAttributes: string[] = []): boolean {
  const disclosedIds = page.findByTagName('summary').map((summary) => getAttribute(summary, 'aria-controls'));
  const pageLanguages = page.findByTagName('html').map((root) => getAttribute(root, 'lang'));
  return [...getAncestors(element)].some(
    (around) =>
      getAttribute(around, 'aria-hidden') === 'true' ||
      getAttribute(around, 'role') === 'alert' ||
      (getAttribute(around, 'lang') !== undefined && !pageLanguages.includes(getAttribute(around, 'lang'))) ||
      hiddenAttributes.some((name) => getAttribute(around, name) !== undefined) ||
      disclosedIds.includes(getAttribute(around, 'id') ?? ''),
  );
}
