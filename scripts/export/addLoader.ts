import { attribute, type Element } from '../html/elements';
import { findElements } from './findElements';

/** The script files of the framework that a page names, in their order. */
export function findFrameworkFiles(html: string): Element[] {
  return findElements(html, 'script').filter((script) => attribute(script, 'src')?.startsWith('/_next/'));
}

/** The addresses of script files, each once; without those for browsers that know no modules. */
export function sourcesOf(files: Element[]): string[] {
  const sources = files
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .map((script) => attribute(script, 'src') as string);
  return [...new Set(sources)];
}

/**
 * Puts the addresses of a page's script files, as JSON, before the page's own first inline script, and the loader into
 * that script: the policy then needs one hash for both. Throws where the page has no script of its own.
 */
export function addLoader(html: string, sources: string[], loader: string): string {
  const own = findElements(html, 'script').find(
    (script) => attribute(script, 'src') === undefined && attribute(script, 'type') === undefined,
  )?.sourceCodeLocation;
  if (!own?.endTag) throw new Error('the page has no script of its own');
  const list = `<script type="application/json" id="page-scripts">${JSON.stringify(sources)}</script>`;
  const [start, end] = [own.startOffset, own.endTag.startOffset];
  return `${html.slice(0, start)}${list}${html.slice(start, end)};${loader}${html.slice(end)}`;
}
