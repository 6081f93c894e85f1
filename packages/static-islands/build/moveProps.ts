import { createHash } from 'node:crypto';
import { ISLAND, ISLAND_MODULES, ISLAND_PROPS, PROPS_SCRIPT } from '../client/attributes';
import type { ExportedDocument } from './ExportedDocument';
import { getAttribute, getInlineCode } from './elements';

/** A file to write: its path on the site and its content. */
type OutputFile = { path: string; content: string };

/**
 * Moves the props of a page's islands into files and adds the URLs of each island's files to its element. `modules` are
 * the URL paths of the modules of each island. Returns the files with the props.
 */
export function moveProps(
  document: ExportedDocument,
  modules: ReadonlyMap<string, string[]>,
  basePath: string,
): OutputFile[] {
  const islands = document.findByAttribute(ISLAND);
  const scripts = document
    .find('script')
    .filter((script) => getAttribute(script, PROPS_SCRIPT) !== undefined);
  if (islands.length !== scripts.length) throw new Error('an island of the page has no props');
  return islands.map((island, index) => {
    const script = scripts[index];
    const name = getAttribute(island, ISLAND) ?? '';
    const moduleUrls = modules.get(name);
    if (!script || !moduleUrls) throw new Error(`the island ${name} has no module`);
    const content = getInlineCode(script);
    const path = `/_next/static/islands/${name}-${getContentHash(content)}.json`;
    document.remove(script);
    document.setAttribute(island, ISLAND_MODULES, moduleUrls.join(' '));
    document.setAttribute(island, ISLAND_PROPS, basePath + path);
    return { path, content };
  });
}

/** Returns a short hash of a file's content for its name. */
function getContentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
