import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { basePath } from '@/lib/i18n/paths';

/** Replaces variables of the build in bundles with their values. */
export const buildVariables = {
  'process.env.BASE_PATH': JSON.stringify(basePath),
  'process.env.CMS_APP_ID': JSON.stringify(process.env.CMS_APP_ID ?? ''),
};

/** Fails if a browser bundle imports build-time code. */
const browserOnly: Plugin = {
  name: 'browser only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/]content[\\/]/ }, ({ path: file }) => {
      const name = path.relative(process.cwd(), file);
      return {
        errors: [{ text: `${name} runs at build time and must not be imported by browser scripts.` }],
      };
    });
  },
};

/** Common esbuild options of browser bundles. */
export const browserBuildOptions = {
  bundle: true,
  minify: true,
  // The minimum versions of the browserslist, with esbuild's names.
  target: ['chrome109', 'firefox115', 'safari15.4'],
  define: buildVariables,
  plugins: [browserOnly],
} satisfies BuildOptions;
