import type { Plugin } from 'esbuild';

export type ShippedPackagesOptions = {
  /** The folder of `package.json` and `package-lock.json`. */
  folder: string;
  /** The entry points of all bundles, relative to `folder`; may be patterns such as `server/*.ts`. */
  entryPoints: readonly string[];
  /** The esbuild plugins that the bundles need. */
  plugins: readonly Plugin[];
  /** Packages that produce shipped files without being bundled, such as typefaces and frameworks. */
  packagesWithOutput: readonly string[];
  /** The heading and first paragraph of the list, as Markdown. */
  introduction: string;
};
