import { type Element, getAttribute } from '../html/elements';
import type { ExportedDocument } from './ExportedDocument';

/** The framework's script files, its bootstrap and the inline payload, in which no `<` stands as it is. */
const SCRIPTS =
  /<script [^>]*src="[^"]*\/_next\/[^"]*"[^>]*><\/script>|<script[^>]*>(?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[^<]*<\/script>/g;

/**
 * Takes the framework's scripts out of a page. Pages are documents, and islands are hydrated by their own modules. On
 * the text, because the payload is the larger part of a page and need not be parsed then. Throws where a page has none
 * of them: then the framework writes pages in another way, and something of it might be left.
 */
export function removeScripts(html: string): string {
  const rest = html.replace(SCRIPTS, '');
  if (rest === html) throw new Error("the page has no script of the framework's");
  return rest;
}

/** Removes the preloads of the framework's scripts, and each preload that it says once more than it was told to. */
export function removePreloads(document: ExportedDocument): void {
  document.remove(...document.find('link').filter(isNeedless));
}

function isNeedless(link: Element, index: number, links: Element[]): boolean {
  if (getAttribute(link, 'rel') !== 'preload') return false;
  const href = getAttribute(link, 'href');
  const isRepeated = links.slice(0, index).some((other) => getAttribute(other, 'href') === href);
  return getAttribute(link, 'as') === 'script' || isRepeated;
}
