import { parse } from 'parse5';
import { type Element, findElements, getAttribute, getInlineCode } from '../html/elements';

/** The types of scripts that a browser runs or acts upon. One of another type, such as JSON, is data. */
const EXECUTED = ['', 'module', 'speculationrules'];

/** An exported page that is parsed once, changed by edits of its text, and written once. */
export class ExportedDocument {
  readonly #elements: Element[];
  readonly #removed = new Set<Element>();
  readonly #edits: { start: number; end: number; text: string }[] = [];
  /** Code of inline scripts that were added. */
  readonly #added: string[] = [];

  constructor(private readonly html: string) {
    this.#elements = findElements(parse(html, { sourceCodeLocationInfo: true }));
  }

  /** The elements of a name that have not been removed, in order. */
  find(tagName: string): Element[] {
    return this.#elements.filter((element) => element.tagName === tagName && !this.#removed.has(element));
  }

  /** The elements that carry an attribute, in order. */
  withAttribute(name: string): Element[] {
    return this.#elements.filter((element) => getAttribute(element, name) !== undefined);
  }

  /** The code of every inline script that browsers run or act upon. */
  inlineScripts(): string[] {
    const own = this.find('script').filter(
      (script) =>
        getAttribute(script, 'src') === undefined && EXECUTED.includes(getAttribute(script, 'type') ?? ''),
    );
    return [...own.map(getInlineCode), ...this.#added];
  }

  remove(...elements: Element[]): void {
    for (const element of elements) {
      const { startOffset, endOffset } = getLocation(element);
      this.#removed.add(element);
      this.#edits.push({ start: startOffset, end: endOffset, text: '' });
    }
  }

  /** The element's own text, tags included. */
  textOf(element: Element): string {
    const { startOffset, endOffset } = getLocation(element);
    return this.html.slice(startOffset, endOffset);
  }

  setAttribute(element: Element, name: string, value: string): void {
    const start = getLocation(element).startOffset + 1 + element.tagName.length;
    this.#edits.push({ start, end: start, text: ` ${name}="${value.replaceAll('"', '&quot;')}"` });
  }

  /** Puts markup after an element. */
  addAfter(element: Element, markup: string): void {
    const { endOffset } = getLocation(element);
    this.#edits.push({ start: endOffset, end: endOffset, text: markup });
  }

  /** Puts markup at the end of the head or the body. */
  append(parent: 'head' | 'body', markup: string): void {
    const [element] = this.find(parent);
    const end = element && getLocation(element).endTag?.startOffset;
    if (end === undefined) throw new Error(`the page has no <${parent}>`);
    this.#edits.push({ start: end, end, text: markup });
  }

  /** Puts an inline script at the end of the head or the body. `attributes` begin with a space. */
  appendScript(parent: 'head' | 'body', code: string, attributes = ''): void {
    this.append(parent, `<script${attributes}>${code}</script>`);
    this.#added.push(code);
  }

  toString(): string {
    // Later ones first, so that the places of the others stay true. At one place what is removed goes before anything is
    // put there, and that stands in the order of its coming.
    const edits = this.#edits.toReversed().sort((a, b) => b.start - a.start || b.end - a.end);
    return edits.reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      this.html,
    );
  }
}

function getLocation(element: Element) {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`<${element.tagName}> stands nowhere in the page's text`);
  return place;
}
