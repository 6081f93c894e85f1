import { LIST_EMPTY, LIST_MORE } from '../../../lib/browser/protocol';
import { type Element, getAncestors, getAttribute, getText } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import { findHidingSelectors, type HidingSelector } from '../findHidingSelectors';
import type { Rule } from '../Rule';
import { getStylesheets } from '../references';

/** Attributes that say why something is hidden. */
const REASONS = [LIST_EMPTY, LIST_MORE, 'data-hint', 'data-at'];

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'label', 'legend']);

/**
 * Text that stands in the HTML but that a reader without scripts does not see, and that search engines therefore give
 * little for. Controls are no content: those that need a script stay hidden until it is there. What says why it is hidden
 * is left alone: forms' traps (`aria-hidden`), failures (`role="alert"`), a list's message for no hits and its way to
 * more, offers of another language, what a `<summary>` opens, and what a choice on the page shows: words of another
 * language, and numbers of another hour (`data-at`).
 */
export const hiddenContent: Rule = function* (site) {
  const styles = site
    .filesEndingIn('css')
    .map((file) => [file, findHidingSelectors(site.textOf(file) ?? '')] as const);
  const selectorsIn = new Map(styles);
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const selectors = getStylesheets(page, site).flatMap((file) => selectorsIn.get(file) ?? []);
    for (const element of page.elements) {
      const reason = getHiddenReason(element, selectors);
      if (reason === undefined || isAllowed(element, page)) continue;
      const text = getText(element, CONTROLS);
      if (text !== '') yield page.finding(`${reason} hides "${text.slice(0, 60)}".`, element);
    }
  }
};

function getHiddenReason(element: Element, selectors: HidingSelector[]): string | undefined {
  if (getAttribute(element, 'hidden') !== undefined) return 'The attribute hidden';
  const rule = selectors.find(({ matches }) => matches(element));
  return rule && `The style "${rule.selector}"`;
}

function isAllowed(element: Element, page: ExportedPage): boolean {
  const opened = page.all('summary').map((summary) => getAttribute(summary, 'aria-controls'));
  const own = page.all('html').map((root) => getAttribute(root, 'lang'));
  return [...getAncestors(element)].some(
    (around) =>
      getAttribute(around, 'aria-hidden') === 'true' ||
      getAttribute(around, 'role') === 'alert' ||
      (getAttribute(around, 'lang') !== undefined && !own.includes(getAttribute(around, 'lang'))) ||
      REASONS.some((name) => getAttribute(around, name) !== undefined) ||
      opened.includes(getAttribute(around, 'id') ?? ''),
  );
}
