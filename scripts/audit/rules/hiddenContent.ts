import { LIST_EMPTY, LIST_MORE } from '../../../lib/browser/protocol';
import { ancestry, attribute, type Element, textOf } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import { type HidingSelector, hidingSelectors } from '../hidingSelectors';
import type { Rule } from '../Rule';
import { stylesheetsOf } from '../references';

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
    .map((file) => [file, hidingSelectors(site.textOf(file) ?? '')] as const);
  const selectorsIn = new Map(styles);
  for (const page of site.pages.filter(({ isIndexed }) => isIndexed)) {
    const selectors = stylesheetsOf(page, site).flatMap((file) => selectorsIn.get(file) ?? []);
    for (const element of page.elements) {
      const reason = reasonOf(element, selectors);
      if (reason === undefined || isAllowed(element, page)) continue;
      const text = textOf(element, CONTROLS);
      if (text !== '') yield page.finding(`${reason} hides "${text.slice(0, 60)}".`, element);
    }
  }
};

function reasonOf(element: Element, selectors: HidingSelector[]): string | undefined {
  if (attribute(element, 'hidden') !== undefined) return 'The attribute hidden';
  const rule = selectors.find(({ matches }) => matches(element));
  return rule && `The style "${rule.selector}"`;
}

function isAllowed(element: Element, page: ExportedPage): boolean {
  const opened = page.all('summary').map((summary) => attribute(summary, 'aria-controls'));
  const own = page.all('html').map((root) => attribute(root, 'lang'));
  return [...ancestry(element)].some(
    (around) =>
      attribute(around, 'aria-hidden') === 'true' ||
      attribute(around, 'role') === 'alert' ||
      (attribute(around, 'lang') !== undefined && !own.includes(attribute(around, 'lang'))) ||
      REASONS.some((name) => attribute(around, name) !== undefined) ||
      opened.includes(attribute(around, 'id') ?? ''),
  );
}
