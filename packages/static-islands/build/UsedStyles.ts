import type { ExportedDocument } from './ExportedDocument';
import { getAttribute } from './elements';

/** The stylesheets and classes that pages use. */
export class UsedStyles {
  /** The lists of stylesheets that pages load, without duplicates. */
  readonly #stylesheetLists = new Map<string, string[]>();
  readonly classes = new Set<string>();

  /** Records the stylesheets and classes of a page. */
  add(document: ExportedDocument): void {
    const hrefs = document
      .find('link')
      .filter((link) => getAttribute(link, 'rel') === 'stylesheet')
      .map((link) => getAttribute(link, 'href') ?? '');
    this.#stylesheetLists.set(hrefs.join(' '), hrefs);
    for (const element of document.findByAttribute('class')) {
      for (const name of (getAttribute(element, 'class') ?? '').split(/\s+/)) this.classes.add(name);
    }
  }

  /** Returns all stylesheets in an order that preserves the order of each page. */
  getStylesheets(): string[] {
    const merged: string[] = [];
    // Longest first: each shorter list is a subset of the longest one, or has no stylesheet in common with it.
    for (const hrefs of [...this.#stylesheetLists.values()].sort((a, b) => b.length - a.length)) {
      let insertionIndex = 0;
      for (const href of hrefs) {
        if (!merged.includes(href)) merged.splice(insertionIndex, 0, href);
        insertionIndex = merged.indexOf(href) + 1;
      }
    }
    return merged;
  }
}
