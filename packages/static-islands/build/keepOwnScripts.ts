import { OWN_SCRIPT } from '../client/attributes';
import { getHash } from '../getHash';
import type { ExportedDocument } from './ExportedDocument';
import { type Element, getAttribute, getInlineCode } from './elements';

/** The beginnings of Next's inline scripts: the start of its runtime and the payload of the page. */
const NEXT_INLINE_SCRIPT = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/;

/** The payload of the page, in scripts that are most of its size. */
const PAYLOAD_SCRIPTS = /<script>self\.__next_f\.push\(.*?<\/script>/gs;

/** Removes the scripts with the payload from the source of a page: parsing them would take as long as the other elements. */
export function removePayload(html: string): string {
  return html.replace(PAYLOAD_SCRIPTS, '');
}

/**
 * Removes every script from a page except those that the project has rendered with `OwnScript`: they carry the hash of
 * their code. Throws for a script that is neither the project's nor recognized as Next's, so that it is never published.
 * The content security policy blocks code elsewhere, such as event handler attributes.
 */
export function keepOwnScripts(document: ExportedDocument, basePath: string): void {
  for (const script of document.find('script')) {
    if (isOwnScript(script)) document.removeAttribute(script, OWN_SCRIPT);
    else if (isNextScript(script, basePath)) document.remove(script);
    else throw new Error(describeUnknownScript(document.getSource(script)));
  }
}

/** Removes the preloads of scripts, and duplicate preloads. */
export function removePreloads(document: ExportedDocument): void {
  document.remove(...document.find('link').filter(isUnneededPreload));
}

function isOwnScript(script: Element): boolean {
  const hash = getAttribute(script, OWN_SCRIPT);
  return (
    getAttribute(script, 'src') === undefined && hash !== undefined && hash === getHash(getInlineCode(script))
  );
}

function isNextScript(script: Element, basePath: string): boolean {
  const src = getAttribute(script, 'src');
  return src === undefined
    ? NEXT_INLINE_SCRIPT.test(getInlineCode(script))
    : src.startsWith(`${basePath}/_next/static/`);
}

function describeUnknownScript(source: string): string {
  const excerpt = source.length > 120 ? `${source.slice(0, 120)}…` : source;
  return (
    `the page has an unknown script: ${excerpt} Render a script of the project with <OwnScript>. If Next has added the ` +
    'script, recognize it in packages/static-islands/build/keepOwnScripts.ts.'
  );
}

function isUnneededPreload(link: Element, index: number, links: Element[]): boolean {
  const rel = getAttribute(link, 'rel');
  if (rel === 'modulepreload') return true;
  if (rel !== 'preload') return false;
  const href = getAttribute(link, 'href');
  const isDuplicate = links.slice(0, index).some((other) => getAttribute(other, 'href') === href);
  return getAttribute(link, 'as') === 'script' || isDuplicate;
}
