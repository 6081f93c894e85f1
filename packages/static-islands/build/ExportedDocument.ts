import { parse } from 'parse5';
import { type Element, findElements, findElementsInTemplates, getAttribute, getInlineCode } from './elements';

/** Types of scripts that browsers execute or interpret. Scripts of other types, such as JSON, are data. */
const EXECUTABLE_TYPES = ['', 'module', 'speculationrules'];

/** An exported page that is parsed once, edited as text, and serialized once. */
export class ExportedDocument {
  readonly #elements: Element[];
  readonly #templateElements: Element[];
  readonly #removed = new Set<Element>();
  #edits: { start: number; end: number; text: string }[] = [];
  /** Code of the inline scripts added so far. */
  readonly #addedScripts: string[] = [];
  /** The styles added so far. */
  readonly #addedStyles: string[] = [];

  constructor(private readonly html: string) {
    const root = parse(html, { sourceCodeLocationInfo: true });
    this.#elements = findElements(root);
    this.#templateElements = findElementsInTemplates(root);
  }

  /** Returns the elements with a tag name that have not been removed, in document order. */
  find(tagName: string): Element[] {
    return this.#elements.filter((element) => element.tagName === tagName && !this.#removed.has(element));
  }

  /** Returns the elements with an attribute, in document order. */
  findByAttribute(name: string): Element[] {
    return this.#elements.filter((element) => getAttribute(element, name) !== undefined);
  }

  /** Returns the classes of all elements, including those in templates. */
  getClasses(): Set<string> {
    const elements = [...this.#elements, ...this.#templateElements];
    return new Set(elements.flatMap((element) => getAttribute(element, 'class')?.split(/\s+/) ?? []));
  }

  /** Returns the code of every inline script that browsers execute or interpret. */
  getInlineScripts(): string[] {
    const pageScripts = this.find('script').filter(
      (script) =>
        getAttribute(script, 'src') === undefined &&
        EXECUTABLE_TYPES.includes(getAttribute(script, 'type') ?? ''),
    );
    return [...pageScripts.map(getInlineCode), ...this.#addedScripts];
  }

  /** Returns the code of every style element. */
  getInlineStyles(): string[] {
    return [...this.find('style').map(getInlineCode), ...this.#addedStyles];
  }

  /** Removes elements with their content and earlier edits inside. */
  remove(...elements: Element[]): void {
    for (const element of elements) {
      const { startOffset, endOffset } = getSourceLocation(element);
      this.#edits = this.#edits.filter(({ start, end }) => end <= startOffset || start >= endOffset);
      this.#removed.add(element);
      this.#edits.push({ start: startOffset, end: endOffset, text: '' });
    }
  }

  /** Returns the element's source, including its tags. */
  getSource(element: Element): string {
    const { startOffset, endOffset } = getSourceLocation(element);
    return this.html.slice(startOffset, endOffset);
  }

  setAttribute(element: Element, name: string, value: string): void {
    // The position after `<` and the tag name.
    const start = getSourceLocation(element).startOffset + 1 + element.tagName.length;
    this.#edits.push({ start, end: start, text: ` ${name}="${value.replaceAll('"', '&quot;')}"` });
  }

  removeAttribute(element: Element, name: string): void {
    const location = getSourceLocation(element).attrs?.[name];
    if (!location) throw new Error(`<${element.tagName}> has no attribute ${name}`);
    // Also removes the white space before the attribute.
    this.#edits.push({ start: location.startOffset - 1, end: location.endOffset, text: '' });
  }

  /** Inserts markup after an element. */
  addAfter(element: Element, markup: string): void {
    const { endOffset } = getSourceLocation(element);
    this.#edits.push({ start: endOffset, end: endOffset, text: markup });
  }

  /** Inserts markup at the end of the head or the body. */
  append(parent: 'head' | 'body', markup: string): void {
    const [element] = this.find(parent);
    const end = element && getSourceLocation(element).endTag?.startOffset;
    if (end === undefined) throw new Error(`the page has no <${parent}>`);
    this.#edits.push({ start: end, end, text: markup });
  }

  /** Inserts an inline script at the end of the head or the body. `attributes` must start with a space. */
  appendScript(parent: 'head' | 'body', code: string, attributes = ''): void {
    this.append(parent, `<script${attributes}>${code}</script>`);
    this.#addedScripts.push(code);
  }

  addStyleAfter(element: Element, css: string): void {
    this.addAfter(element, `<style>${css}</style>`);
    this.#addedStyles.push(css);
  }

  toString(): string {
    // At the same position, removals follow insertions, and insertions keep their order.
    const edits = this.#edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
    const parts: string[] = [];
    let position = 0;
    for (const { start, end, text } of edits) {
      parts.push(this.html.slice(position, start), text);
      position = end;
    }
    return [...parts, this.html.slice(position)].join('');
  }
}

function getSourceLocation(element: Element) {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> has no position in the page's source`);
  return location;
}
