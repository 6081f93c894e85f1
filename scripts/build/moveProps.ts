import { ISLAND, ISLAND_MODULES, ISLAND_PROPS, ISLAND_STYLES } from '../../lib/browser/protocol';
import { withBasePath } from '../../lib/shared/basePath';
import { getAttribute, getInlineCode } from '../html/elements';
import { contentHash } from './contentHash';
import type { ExportedDocument } from './ExportedDocument';

/** URL paths of the modules of each island, and of the stylesheet that all islands share. */
export type IslandFiles = { modules: ReadonlyMap<string, string[]>; styles: string };

/** A file to write: its path on the site and its content. */
export type OutputFile = { path: string; content: string };

/**
 * Moves the props of a page's islands into files and adds the URLs of each island's files to its element. Returns the
 * files with the props.
 */
export function moveProps(document: ExportedDocument, { modules, styles }: IslandFiles): OutputFile[] {
  const islands = document.findByAttribute(ISLAND);
  const scripts = document
    .find('script')
    .filter((script) => getAttribute(script, 'data-island-props') !== undefined);
  if (islands.length !== scripts.length) throw new Error('an island of the page has no props');
  return islands.map((island, index) => {
    const script = scripts[index];
    const name = getAttribute(island, ISLAND) ?? '';
    const moduleUrls = modules.get(name);
    if (!script || !moduleUrls) throw new Error(`the island ${name} has no module`);
    const content = getInlineCode(script);
    const path = `/_next/static/islands/${name}-${contentHash(content)}.json`;
    document.remove(script);
    document.setAttribute(island, ISLAND_MODULES, moduleUrls.join(' '));
    document.setAttribute(island, ISLAND_PROPS, withBasePath(path));
    if (styles !== '') document.setAttribute(island, ISLAND_STYLES, styles);
    return { path, content };
  });
}
