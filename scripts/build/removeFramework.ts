import { type Element, getAttribute } from '../html/elements';
import type { ExportedDocument } from './ExportedDocument';

/** The framework's script files, its bootstrap and the inline payload, which escapes every `<`. */
const FRAMEWORK_SCRIPTS =
  /<script [^>]*src="[^"]*\/_next\/[^"]*"[^>]*><\/script>|<script[^>]*>(?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[^<]*<\/script>/g;

/**
 * Removes the framework's scripts from a page; islands are hydrated by separate modules. Works on the text, which avoids
 * parsing the payload, the largest part of a page. Throws if a page lacks these scripts: the framework's markup has
 * then changed, and some of its code might remain.
 */
export function removeScripts(html: string): string {
  const remainingHtml = html.replace(FRAMEWORK_SCRIPTS, '');
  if (remainingHtml === html) throw new Error('the page has no script of the framework');
  return remainingHtml;
}

/** Removes the preloads of the framework's scripts, and duplicate preloads. */
export function removePreloads(document: ExportedDocument): void {
  document.remove(...document.find('link').filter(isUnneeded));
}

function isUnneeded(link: Element, index: number, links: Element[]): boolean {
  if (getAttribute(link, 'rel') !== 'preload') return false;
  const href = getAttribute(link, 'href');
  const isRepeated = links.slice(0, index).some((other) => getAttribute(other, 'href') === href);
  return getAttribute(link, 'as') === 'script' || isRepeated;
}
