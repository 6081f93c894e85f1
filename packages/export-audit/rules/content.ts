import { getAncestors, getAttribute, getInlineCode } from '../elements';
import { createFinding, type Rule } from '../Rule';

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
