import type { BuildOptions } from 'esbuild';

/** Options of `finishExport`. */
export type StaticIslandsOptions = {
  /** Next's `basePath`; empty at the root of an origin. */
  basePath: string;
  /** The folder of the modules that export hydrators. A module and its imports become the files of its islands. */
  islandsFolder: string;
  /**
   * The exported JSON file with the class names of each CSS module, by module path: `{"components/List.module.css":
   * {"list": "List-module__x__list"}}`. Read for the bundling of islands, and not published.
   */
  classNames: string;
  /** esbuild's options for the modules of islands, such as `target`, `define` and `plugins`. */
  esbuild: BuildOptions;
  /** Changes the styles of each page. */
  transformCss?: (css: string) => string;
  /** Speculation rules for every page (https://wicg.github.io/nav-speculation/). */
  speculationRules: object;
  /** Sources by directive. The hashes of a page's inline scripts and styles are added to `script-src` and `style-src`. */
  contentSecurityPolicy: Record<string, string[]>;
  /** Paths of files that are compressed at maximum quality, which takes fifty times as long and saves 7 to 13 %. */
  maxQualityPaths: RegExp;
};
