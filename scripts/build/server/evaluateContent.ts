import type { Plugin } from 'esbuild';
import { siteContent } from '@/server/siteContent';
import { sitePaths } from '@/server/sitePaths';
import { siteRedirects } from '@/server/siteRedirects';

const evaluated = { siteContent, sitePaths, siteRedirects };

/** Puts what the server has from message files into the bundle, read and checked now, so that it needs none of them. */
export const evaluateContent: Plugin = {
  name: 'evaluate-content',
  setup({ onLoad }) {
    for (const [name, evaluate] of Object.entries(evaluated)) {
      onLoad({ filter: new RegExp(`[\\\\/]server[\\\\/]${name}\\.ts$`) }, () => ({
        contents: `export const ${name} = () => (${JSON.stringify(evaluate())});`,
        loader: 'js',
      }));
    }
  },
};
