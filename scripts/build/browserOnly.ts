import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Stops a bundle for browsers that would hold what reads the message files at build. */
export const browserOnly: Plugin = {
  name: 'browser only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lib[\\/]content[\\/]/ }, ({ path: file }) => {
      const name = path.relative(process.cwd(), file);
      return { errors: [{ text: `${name} runs at build: a script for browsers cannot import it.` }] };
    });
  },
};
