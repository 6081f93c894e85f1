import type { ExportedDocument } from './ExportedDocument';
import { getAttribute } from './elements';

/** The stylesheets and classes that pages use. */
export class StyleUses {
  readonly #orders = new Map<string, string[]>();
  readonly classes = new Set<string>();

  /** Records the stylesheets and classes of a page. */
  add(document: ExportedDocument): void {
    const hrefs = document
      .find('link')
      .filter((link) => getAttribute(link, 'rel') === 'stylesheet')
      .map((link) => getAttribute(link, 'href') ?? '');
    this.#orders.set(hrefs.join(' '), hrefs);
    for (const element of document.findByAttribute('class')) {
      for (const name of (getAttribute(element, 'class') ?? '').split(/\s+/)) this.classes.add(name);
    }
  }

  /** Returns all stylesheets in an order that preserves the order of each page. */
  getStylesheets(): string[] {
    const all: string[] = [];
    // Longest first: shorter lists are subsets of it, or disjoint.
    for (const hrefs of [...this.#orders.values()].sort((a, b) => b.length - a.length)) {
      let insertionIndex = 0;
      for (const href of hrefs) {
        if (!all.includes(href)) all.splice(insertionIndex, 0, href);
        insertionIndex = all.indexOf(href) + 1;
      }
    }
    return all;
  }
}
