import type { SizeBudget } from './AuditOptions';
import { collectModules } from './collectModules';
import type { ExportedPage } from './ExportedPage';
import type { ExportedSite } from './ExportedSite';
import type { Element } from './elements';
import { getReferences } from './references';

type IslandOptions = {
  /** The folder of the script that all pages load. */
  siteScriptFolder: string;
  /** The attributes with the URLs of an island's modules and of its props. */
  moduleAttribute: string;
  propsAttribute: string;
  maxScriptBytes: number;
  /** The limit of the modules of all islands of a page, with the modules that these import. */
  maxModuleBytes: number;
};

/** Creates the parts of a size budget that pages with islands load after the first paint. */
export function createIslandParts(options: IslandOptions): NonNullable<SizeBudget['otherParts']> {
  const { siteScriptFolder, moduleAttribute, propsAttribute, maxScriptBytes, maxModuleBytes } = options;
  const findIslandFiles = (page: ExportedPage, exported: ExportedSite) =>
    findFiles(page, exported, ({ attrs }) =>
      attrs.some(({ name }) => name === moduleAttribute || name === propsAttribute),
    );
  return {
    'script of the site': (page, exported) => {
      const scripts = findFiles(page, exported, ({ tagName }) => tagName === 'script');
      const files = scripts.filter((file) => file.startsWith(siteScriptFolder));
      return { bytes: sumSizes(files, exported), limit: maxScriptBytes };
    },
    'modules of islands': (page, exported) => {
      const modules = findIslandFiles(page, exported).filter((file) => file.endsWith('.js'));
      return { bytes: sumSizes(collectModules(modules, exported), exported), limit: maxModuleBytes };
    },
    // Props repeat what the page shows. Props larger than the page contain data that is not shown.
    'props of islands': (page, exported) => {
      const props = findIslandFiles(page, exported).filter((file) => file.endsWith('.json'));
      return { bytes: sumSizes(props, exported), limit: exported.getTransferSize(page.file) - 1 };
    },
  };
}

/** Returns the files that a page loads with matching elements, without duplicates. */
function findFiles(
  page: ExportedPage,
  exported: ExportedSite,
  matches: (element: Element) => boolean,
): string[] {
  const references = getReferences(page, exported).filter(({ element }) => element && matches(element));
  return [...new Set(references.flatMap(({ url }) => exported.getFile(url) ?? []))];
}

function sumSizes(files: string[], exported: ExportedSite): number {
  return files.reduce((total, file) => total + exported.getTransferSize(file), 0);
}
