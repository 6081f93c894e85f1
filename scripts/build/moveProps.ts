import { ISLAND, ISLAND_MODULES, ISLAND_PROPS, ISLAND_STYLES } from '../../lib/browser/protocol';
import { withBasePath } from '../../lib/shared/basePath';
import { getAttribute, getInlineCode } from '../html/elements';
import { contentHash } from './contentHash';
import type { ExportedDocument } from './ExportedDocument';

/** Where the files of an island are: its modules, the first its own; and the stylesheet of all islands. */
export type IslandFiles = { modules: ReadonlyMap<string, string[]>; styles: string };

/** A file to be written: its path on the site, and its content. */
export type OutputFile = { path: string; content: string };

/**
 * Moves the props of a page's islands out of the page and names the files of each island on its element. Returns the
 * files of the props.
 */
export function moveProps(document: ExportedDocument, { modules, styles }: IslandFiles): OutputFile[] {
  const islands = document.withAttribute(ISLAND);
  const scripts = document
    .find('script')
    .filter((script) => getAttribute(script, 'data-island-props') !== undefined);
  if (islands.length !== scripts.length) throw new Error('an island of the page has no props');
  return islands.map((island, index) => {
    const script = scripts[index];
    const name = getAttribute(island, ISLAND) ?? '';
    const addresses = modules.get(name);
    if (!script || !addresses) throw new Error(`the island ${name} has no module`);
    const content = getInlineCode(script);
    const path = `/_next/static/islands/${name}-${contentHash(content)}.json`;
    document.remove(script);
    document.setAttribute(island, ISLAND_MODULES, addresses.join(' '));
    document.setAttribute(island, ISLAND_PROPS, withBasePath(path));
    if (styles !== '') document.setAttribute(island, ISLAND_STYLES, styles);
    return { path, content };
  });
}
