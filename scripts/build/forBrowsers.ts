import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { basePath } from '../../lib/shared/basePath';

/** Puts the folder of the site into a bundle, which then needs no variable. */
export const basePathDefined = { 'process.env.BASE_PATH': JSON.stringify(basePath) };

/** Stops a bundle that would hold what reads the message files at build. */
const browserOnly: Plugin = {
  name: 'browser only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/]content[\\/]/ }, ({ path: file }) => {
      const name = path.relative(process.cwd(), file);
      return { errors: [{ text: `${name} runs at build: a script for browsers cannot import it.` }] };
    });
  },
};

/** What bundles for visitors' browsers have in common. */
export const forBrowsers = {
  bundle: true,
  minify: true,
  // The oldest browsers of the browserslist, as esbuild calls them.
  target: ['chrome109', 'firefox115', 'safari15.4'],
  define: basePathDefined,
  plugins: [browserOnly],
} satisfies BuildOptions;
