import { attribute } from '../html/elements';
import { findElements } from './findElements';

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
