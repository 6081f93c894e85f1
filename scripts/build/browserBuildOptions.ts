import type { BuildOptions } from 'esbuild';
import { basePath } from '@/lib/i18n/paths';

/** Replaces variables of the build in bundles with their values. */
export const buildVariables = {
  'process.env.BASE_PATH': JSON.stringify(basePath),
  'process.env.CMS_APP_ID': JSON.stringify(process.env.CMS_APP_ID ?? ''),
};

/** Common esbuild options of browser bundles. */
export const browserBuildOptions = {
  bundle: true,
  minify: true,
  // The minimum versions of the browserslist, with esbuild's names.
  target: ['chrome109', 'firefox115', 'safari15.4'],
  define: buildVariables,
} satisfies BuildOptions;
