import postcss, { type Rule as CssRule } from 'postcss';
import type { ExportedPage } from '../ExportedPage';
import { type Element, getAncestors, getAttribute, getInlineCode, getText } from '../elements';
import { createFinding, type Rule } from '../Rule';
import { getStylesheets } from '../references';

/** Reports pages without exactly one `h1`, and headings that skip a level. `validHtml` reports empty headings. */
export const headings: Rule = function* (site) {
  for (const page of site.pages) {
    const pageHeadings = page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const [firstH1, secondH1] = pageHeadings.filter(({ tagName }) => tagName === 'h1');
    if (!firstH1) yield page.createFinding('The page has no h1.');
    // The 404 page is not indexed and has one h1 per language.
    if (secondH1 && page.isIndexed) yield page.createFinding('The page has a second h1.', secondH1);

    let previousLevel = 0;
    for (const heading of pageHeadings) {
      const currentLevel = Number(heading.tagName[1]);
      if (currentLevel > previousLevel + 1 && previousLevel > 0) {
        yield page.createWarning(
          `An h${currentLevel} follows an h${previousLevel}: "${getText(heading)}".`,
          heading,
        );
      }
      previousLevel = currentLevel;
    }
    const [firstHeading] = pageHeadings;
    if (firstHeading && firstHeading.tagName !== 'h1') {
      yield page.createFinding(`The first heading is an ${firstHeading.tagName}, not the h1.`, firstHeading);
    }
  }
};

/** A placeholder that was not filled in: `{companyName}`. */
const PLACEHOLDER = /\{[A-Za-z]\w*\}/g;

/** Elements whose text is code, or text that scripts fill in. */
const CODE_TAGS = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea']);

/** Code in Markdown, and escaped HTML of code in a feed. */
const CODE =
  /```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`|(?:&lt;|<)(code|pre)\b[\s\S]*?(?:&lt;|<)\/\1(?:&gt;|>)/g;

/**
 * Reports placeholders in braces that readers, search engines or screen readers would see, in texts, attributes,
 * structured data, feeds and Markdown. Code is exempt, and so are `data-` attributes and templates, which scripts fill in.
 */
export const placeholder: Rule = function* (site) {
  const describe = (name: string) =>
    `The placeholder ${name} has no value. Define it in the facts, or remove it from the text.`;
  for (const page of site.pages) {
    for (const element of page.elements) {
      const isCode = [...getAncestors(element)].some(({ tagName }) => CODE_TAGS.has(tagName));
      const isStructuredData = getAttribute(element, 'type') === 'application/ld+json';
      const texts = [
        ...(isCode && !isStructuredData ? [] : [getInlineCode(element)]),
        ...element.attrs.filter(({ name }) => !/^(?:data-|style$|on)/.test(name)).map(({ value }) => value),
      ];
      for (const name of new Set(texts.flatMap((text) => text.match(PLACEHOLDER) ?? [])))
        yield page.createFinding(describe(name), element);
    }
  }
  for (const file of ['xml', 'md', 'txt', 'webmanifest'].flatMap((name) => site.listFilesByExtension(name))) {
    const text = site.readText(file) ?? '';
    const visibleText = text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
    for (const { 0: name, index } of visibleText.matchAll(PLACEHOLDER))
      yield createFinding(file, text, index, describe(name));
  }
};

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

/** A selector whose rule hides elements unconditionally. */
type HidingSelector = { selector: string; matches: (element: Element) => boolean };

/**
 * Finds rules that hide elements unconditionally: outside media queries, with selectors of only tag names, classes and
 * combinators. A state (`:hover`, `[open]`, `[data-…]`) is a condition, so those selectors are skipped.
 */
function findHidingSelectors(css: string): HidingSelector[] {
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
